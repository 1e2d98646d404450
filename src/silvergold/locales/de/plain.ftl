# Gesagt von einer Installation ohne andere Pakete.
plain-more = Diese Befehle brauchen sonst nichts. Für das Spiel im Browser, eigene Server und alle Befehle: { $command }
plain-needs = { $name } braucht das Paket { $package }; installiere es mit: { $command }
plain-play = für das Spiel im Browser braucht es mehr: { $command }; hier im Terminal: silvergold play --terminal
