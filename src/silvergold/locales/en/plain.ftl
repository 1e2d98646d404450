# Said by an installation that has no other package.
plain-more = These commands need nothing else. To play in the browser, host games and get all commands: { $command }
plain-needs = { $name } needs the package { $package }; install it with: { $command }
plain-play = to play in the browser, install more: { $command }; in this terminal: silvergold play --terminal
