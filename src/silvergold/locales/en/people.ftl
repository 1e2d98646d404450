### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Add a player
seat-remove = Remove { $name }
seat-someone-else = Someone else
your-emblem = Emblem
your-colour = Colour
change-avatar = Change how you look

## How people are drawn

emblem-anchor = anchor
emblem-wheel = ship’s wheel
emblem-ship = ship
emblem-compass = compass
emblem-lighthouse = lighthouse
emblem-whale = whale
emblem-octopus = octopus
emblem-parrot = parrot
tint-navy = navy
tint-teal = teal
tint-green = green
tint-ochre = ochre
tint-red = red
tint-purple = purple

## The crew: each bot is somebody, in a line

person-pip = First voyage, big eyes, bigger dreams.
person-nela = Climbs every mast and asks every question.
person-jonah = Fishes more than he works, and hums along.
person-bo = Winks at the waves and trusts his luck.
person-ines = Knows every harbour, and most of the cooks.
person-olaf = Few words, strong arms, splendid moustache.
person-ada = Counts everything, then counts it again.
person-rufus = Laughs like thunder, plans like clockwork.
person-yara = Reads the wind before anyone feels it.
person-marta = Has sailed every sea and misses nothing.
person-corvo = Sees more with a single eye than most with both.
person-henrik = Calm as a harbour, sly as the tide.
person-isolde = Drew the charts that everyone else sails by.
person-tariq = Reads the stars as others read a book.
person-kaia = Has a story for every wave, and is in most of them.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Ahoy! Is this the right ship?
talk-pip-island = I found it! I found it!
talk-pip-won = Did I really win? Wait till Mum hears!
talk-pip-lost = That was fun! Again?
talk-nela-hello = Which way to the treasure?
talk-nela-island = Told you I’d find it!
talk-nela-won = Beginner’s luck? Beginner’s skill!
talk-nela-lost = You have to show me how you did that!
talk-jonah-hello = Nice day for it. Mind if I fish?
talk-jonah-island = Look what took the bait!
talk-jonah-won = Well, that’s what I call a catch!
talk-jonah-lost = Never mind. The fish were biting.
talk-bo-hello = Ready when you are, friend.
talk-bo-island = Lucky me!
talk-bo-won = Luck loves a smile.
talk-bo-lost = You had the wind today.
talk-ines-hello = I know a shortcut. Catch me!
talk-ines-island = That’s how we do it down at the docks.
talk-ines-won = Dinner’s on you tonight!
talk-ines-lost = Not bad. Next time I’m steering.
talk-olaf-hello = Hm. Let’s row.
talk-olaf-island = Ha! Mine.
talk-olaf-won = Hm. Good game.
talk-olaf-lost = Hm. Strong hands you have.
talk-ada-hello = My pencils are sharp. Yours?
talk-ada-island = Exactly as calculated.
talk-ada-won = The numbers never lie.
talk-ada-lost = I’ll have to check my sums.
talk-rufus-hello = Ho ho! Set the sails!
talk-rufus-island = Thunder and gold!
talk-rufus-won = Drinks for everyone!
talk-rufus-lost = Ho! Well sailed!
talk-yara-hello = The wind is turning. Do you feel it?
talk-yara-island = The wind told me.
talk-yara-won = The sea was kind to me.
talk-yara-lost = Today the wind was yours.
talk-marta-hello = Show me what you can do.
talk-marta-island = Another one for my chart.
talk-marta-won = That’s experience, sailor.
talk-marta-lost = Fine sailing. You’ll make captain yet.
talk-corvo-hello = Keep an eye on me. I’ll keep mine on you.
talk-corvo-island = Saw that one coming.
talk-corvo-won = A single eye was enough.
talk-corvo-lost = Now that I didn’t see coming.
talk-henrik-hello = Take your time. The tide does too.
talk-henrik-island = Slow and steady.
talk-henrik-won = A quiet sea, a full chest.
talk-henrik-lost = You have salt water in your veins.
talk-isolde-hello = I have drawn this sea before. Come and see.
talk-isolde-island = Just where I drew it.
talk-isolde-won = The chart knew the way.
talk-isolde-lost = I shall redraw my chart. Thank you.
talk-tariq-hello = The stars are out. Let us begin.
talk-tariq-island = It was written up there.
talk-tariq-won = The stars never hurry. Nor do I.
talk-tariq-lost = A new star has risen: yours.
talk-kaia-hello = Sit down. This will be a good story.
talk-kaia-island = And so the island was found.
talk-kaia-won = That is how the old stories end.
talk-kaia-lost = They will tell stories about you.
