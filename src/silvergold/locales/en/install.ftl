### The installed game, its page without a host, and what is shared of a finished game.

## Installing

install-about = Fill treasure islands with pencil crosses: a card game for two to four, against bots or with friends by link.
install = Install the game
install-help = It gets an icon of its own and opens in its own window, without the browser around it.
install-by-hand = Open the browser's share menu and choose “Add to Home Screen”. Games that you have begun here come along by the link for another device.
install-now = Install

## Without a host

no-line-title = No line to the host
no-line-why = The computer that runs this game does not answer: it is switched off, or one of you has no network.
no-line-games = Your games are kept there, with every move. They come back here by themselves as soon as the line does.
no-line-meanwhile = Until then you can read the rules and change your settings. Playing needs the host.
no-line-replay = The record you loaded

## Sharing a finished game

share = Share
share-title = Share this game
share-what = The picture shows everybody's name, points and treasures. Whoever has the link can replay the whole game for 30 days; it gives no seat, and shows nothing of the chat.
share-save = Save the picture
share-both = Send picture and link
share-link-label = Link to the replay
share-words = Our game of Silver & Gold, move by move:
replay-gone = This link leads to no replay. It may not be whole, or more than 30 days have passed since the game.
