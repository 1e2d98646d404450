### The installed game, the page shown when the server cannot be reached, and sharing a finished game.

## Installing

install-about = Mark your way across treasure islands: a card game for { $fewest_players } to { $most_players } players, against bots or online with friends.
install = Install the game
install-help = It gets its own icon and opens in its own window, without the browser around it.
install-by-hand = Open your browser’s share menu and choose “Add to Home Screen”. To bring the games you’ve started here, use “{ other-device }”.
install-now = Install

## When the server cannot be reached

no-line-title = Can’t reach the server
no-line-why = The computer running this game isn’t responding: it may be switched off, or one of you may be offline.
no-line-games = Your games are saved there, with every move. They will reappear here as soon as you’re back online.
no-line-meanwhile = Meanwhile you can read the rules and change your settings. To play, you need the server.
no-line-replay = The saved game you opened

## Sharing a finished game

share = Share
share-title = Share this game
share-what = The picture shows everyone’s name, points and treasures.
share-link-what = For { $days } days, anyone with the link can replay the whole game. They can’t join it or see the chat.
to-server-why = To share a link or continue on another device, the game has to be on the server.
share-save = Save the picture
share-both = Send picture and link
share-link-label = Link to the replay
share-words = Our game of Silver & Gold, move by move:
replay-gone = This link doesn’t lead to a replay. It may be incomplete, or the game ended more than { $days } days ago.
