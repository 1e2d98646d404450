### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Ajouter un joueur
seat-remove = Retirer { $name }
seat-someone-else = Quelqu’un d’autre
your-emblem = Emblème
your-colour = Couleur
change-avatar = Changer d’apparence

## How people are drawn

emblem-anchor = ancre
emblem-wheel = barre à roue
emblem-ship = navire
emblem-compass = boussole
emblem-lighthouse = phare
emblem-whale = baleine
emblem-octopus = pieuvre
emblem-parrot = perroquet
tint-navy = bleu marine
tint-teal = bleu canard
tint-green = vert
tint-ochre = ocre
tint-red = rouge
tint-purple = violet

## The crew: each bot is somebody, in a line

person-pip = Premier voyage, grands yeux, rêves immenses.
person-nela = Grimpe à tous les mâts et pose toutes les questions.
person-jonah = Pêche plus qu’il ne travaille, en fredonnant.
person-bo = Fait un clin d’œil aux vagues et croit en sa chance.
person-ines = Connaît tous les ports et presque tous les cuistots.
person-olaf = Peu de mots, bras solides, superbe moustache.
person-ada = Compte tout, puis recompte.
person-rufus = Un rire de tonnerre, des plans d’horloger.
person-yara = Lit le vent avant que quiconque le sente.
person-marta = A vu toutes les mers et ne laisse rien passer.
person-corvo = Voit plus avec un seul œil que d’autres avec les deux.
person-henrik = Calme comme un port, rusé comme la marée.
person-isolde = A dessiné les cartes qui guident tous les autres.
person-tariq = Lit les étoiles comme d’autres lisent un livre.
person-kaia = A une histoire pour chaque vague, et figure dans la plupart.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Ohé ! C’est le bon bateau ?
talk-pip-island = Je l’ai trouvée ! Je l’ai trouvée !
talk-pip-won = J’ai vraiment gagné ? Maman ne va pas y croire !
talk-pip-lost = C’était chouette ! Encore ?
talk-nela-hello = C’est par où, le trésor ?
talk-nela-island = Je te l’avais dit !
talk-nela-won = La chance ? Le talent, oui !
talk-nela-lost = Il faut que tu m’apprennes ça !
talk-jonah-hello = Belle journée. Je peux pêcher ?
talk-jonah-island = Regarde ce qui a mordu !
talk-jonah-won = Ça, c’est une belle prise !
talk-jonah-lost = Tant pis. Au moins, ça mordait.
talk-bo-hello = Quand tu veux, on y va.
talk-bo-island = Quelle chance !
talk-bo-won = La chance aime les sourires.
talk-bo-lost = Aujourd’hui, le vent était avec toi.
talk-ines-hello = Je connais un raccourci. Suis-moi si tu peux !
talk-ines-island = C’est comme ça qu’on fait au port.
talk-ines-won = Ce soir, c’est toi qui invites !
talk-ines-lost = Pas mal. La prochaine fois, je tiens la barre.
talk-olaf-hello = Hm. Ramons.
talk-olaf-island = Ha ! À moi.
talk-olaf-won = Hm. Belle partie.
talk-olaf-lost = Hm. Tu as de bons bras.
talk-ada-hello = Mes crayons sont taillés. Et les tiens ?
talk-ada-island = Exactement comme prévu.
talk-ada-won = Les chiffres ne mentent pas.
talk-ada-lost = Il faut que je refasse mes calculs.
talk-rufus-hello = Ho ho ! Hissez les voiles !
talk-rufus-island = Tonnerre et or !
talk-rufus-won = À boire pour tout le monde !
talk-rufus-lost = Ho ! Bien navigué !
talk-yara-hello = Le vent tourne. Tu le sens ?
talk-yara-island = Le vent me l’a dit.
talk-yara-won = La mer m’a souri.
talk-yara-lost = Aujourd’hui, le vent était à toi.
talk-marta-hello = Montre-moi ce que tu sais faire.
talk-marta-island = Encore une sur ma carte.
talk-marta-won = C’est l’expérience, moussaillon.
talk-marta-lost = Bien navigué. Tu iras loin.
talk-corvo-hello = Garde un œil sur moi. J’en ferai autant.
talk-corvo-island = Je l’avais vue venir.
talk-corvo-won = Un œil a suffi.
talk-corvo-lost = Ça, je ne l’avais pas vu venir.
talk-henrik-hello = Prends ton temps. La marée prend bien le sien.
talk-henrik-island = Lentement mais sûrement.
talk-henrik-won = Mer calme, coffre plein.
talk-henrik-lost = Tu as de l’eau salée dans les veines.
talk-isolde-hello = Cette mer, je l’ai déjà dessinée. Viens voir.
talk-isolde-island = Juste là où je l’ai dessinée.
talk-isolde-won = La carte connaissait le chemin.
talk-isolde-lost = Je vais redessiner ma carte. Merci.
talk-tariq-hello = Les étoiles sont levées. Commençons.
talk-tariq-island = C’était écrit là-haut.
talk-tariq-won = Les étoiles ne se pressent jamais. Moi non plus.
talk-tariq-lost = Une nouvelle étoile s’est levée : la tienne.
talk-kaia-hello = Assieds-toi. Ce sera une belle histoire.
talk-kaia-island = Et c’est ainsi que l’île fut trouvée.
talk-kaia-won = Ainsi finissent les vieilles histoires.
talk-kaia-lost = On racontera des histoires sur toi.
