### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Remplis des îles au trésor à coups de crayon : un jeu de cartes pour { $fewest_players } à { $most_players } personnes, contre des bots ou entre amis par lien.
install = Installer le jeu
install-help = Il reçoit sa propre icône et s’ouvre dans sa propre fenêtre, sans le navigateur autour.
install-by-hand = Ouvre le menu de partage du navigateur et choisis « Sur l’écran d’accueil ». Pour emporter les parties commencées ici, utilise « { other-device } ».
install-now = Installer

## When the server cannot be reached

no-line-title = Serveur injoignable
no-line-why = L’ordinateur qui fait tourner ce jeu ne répond pas : il est éteint, ou le réseau manque d’un côté ou de l’autre.
no-line-games = Tes parties y sont gardées, avec chaque coup. Elles reviennent d’elles-mêmes dès que la connexion est rétablie.
no-line-meanwhile = D’ici là, tu peux lire les règles et changer tes réglages. Pour jouer, il faut le serveur.
no-line-replay = La partie que tu as chargée

## Sharing a finished game

share = Partager
share-title = Partager cette partie
share-what = L’image montre le nom, les points et les trésors de tout le monde.
share-link-what = Avec le lien, on peut revoir toute la partie pendant { $days } jours, mais pas jouer ni lire le chat.
to-server-why = Pour partager un lien ou continuer sur un autre appareil, la partie doit être sur le serveur.
share-save = Enregistrer l’image
share-both = Envoyer image et lien
share-link-label = Lien pour revoir la partie
share-words = Notre partie de Silver & Gold, coup par coup :
replay-gone = Ce lien ne mène à aucune partie à revoir. Il est peut-être incomplet, ou plus de { $days } jours ont passé depuis la partie.
