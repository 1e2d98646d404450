### Who plays: the bots as persons, and how people are drawn.

## Choosing who plays

seat-add = Přidat hráče
seat-remove = Odebrat: { $name }
seat-someone-else = Někdo jiný
your-emblem = Znak
your-colour = Barva
change-avatar = Změnit podobu

## How people are drawn

emblem-anchor = kotva
emblem-wheel = kormidlo
emblem-ship = loď
emblem-compass = kompas
emblem-lighthouse = maják
emblem-whale = velryba
emblem-octopus = chobotnice
emblem-parrot = papoušek
tint-navy = námořnická modrá
tint-teal = modrozelená
tint-green = zelená
tint-ochre = okrová
tint-red = červená
tint-purple = fialová

## The crew: each bot is somebody, in a line

person-pip = První plavba, velké oči, ještě větší sny.
person-nela = Vyleze na každý stěžeň a zeptá se na všechno.
person-jonah = Víc rybaří, než pracuje, a u toho si brouká.
person-bo = Mrká na vlny a věří svému štěstí.
person-ines = Zná každý přístav a skoro každého kuchaře.
person-olaf = Málo slov, silné paže, nádherný knír.
person-ada = Všechno spočítá, a pak to přepočítá.
person-rufus = Směje se jako hrom, plánuje jako hodinky.
person-yara = Čte vítr dřív, než ho kdo ucítí.
person-marta = Proplula všechna moře a nic jí neunikne.
person-corvo = Jedním okem vidí víc než jiní oběma.
person-henrik = Klidný jako přístav, mazaný jako příliv.
person-isolde = Nakreslila mapy, podle kterých plují všichni ostatní.
person-tariq = Čte ve hvězdách jako jiní v knihách.
person-kaia = Ke každé vlně má příběh a ve většině vystupuje sama.

## What they say: at first, about an island, after a win, after a loss

talk-pip-hello = Ahoj! Je tohle ta správná loď?
talk-pip-island = Mám ho! Mám ho!
talk-pip-won = Vážně jsem vyhrál? To bude máma koukat!
talk-pip-lost = To byla zábava! Ještě jednou?
talk-nela-hello = Kudy k pokladu?
talk-nela-island = Já to říkala!
talk-nela-won = Štěstí? Kdepak, talent!
talk-nela-lost = To mě musíš naučit!
talk-jonah-hello = Hezký den. Nevadí, když budu rybařit?
talk-jonah-island = Koukej, co zabralo!
talk-jonah-won = Tomu říkám úlovek!
talk-jonah-lost = Nevadí. Aspoň ryby braly.
talk-bo-hello = Můžeme vyplout.
talk-bo-island = To mám ale štěstí!
talk-bo-won = Štěstí má rádo úsměv.
talk-bo-lost = Dneska ti vítr přál.
talk-ines-hello = Znám zkratku. Chyť mě!
talk-ines-island = Takhle se to dělá v přístavu.
talk-ines-won = Večeři dneska platíš ty!
talk-ines-lost = Ujde to. Příště kormidluju já.
talk-olaf-hello = Hm. Veslujme.
talk-olaf-island = Ha! Můj.
talk-olaf-won = Hm. Dobrá hra.
talk-olaf-lost = Hm. Máš silné ruce.
talk-ada-hello = Tužky mám ořezané. A ty?
talk-ada-island = Přesně podle výpočtu.
talk-ada-won = Čísla nelžou.
talk-ada-lost = To musím přepočítat.
talk-rufus-hello = Ho ho! Napněte plachty!
talk-rufus-island = Hrom a zlato!
talk-rufus-won = Pití pro všechny!
talk-rufus-lost = Ho! Pěkná plavba!
talk-yara-hello = Vítr se otáčí. Cítíš to?
talk-yara-island = Vítr mi to řekl.
talk-yara-won = Moře ke mně bylo laskavé.
talk-yara-lost = Dneska byl vítr tvůj.
talk-marta-hello = Ukaž, co umíš.
talk-marta-island = Další na mou mapu.
talk-marta-won = To dělá zkušenost.
talk-marta-lost = Pěkná plavba. Z tebe ještě něco bude.
talk-corvo-hello = Nespouštěj mě z očí. Já tebe taky ne.
talk-corvo-island = To jsem čekal.
talk-corvo-won = Stačilo jedno oko.
talk-corvo-lost = Tak tohle jsem nečekal.
talk-henrik-hello = Nespěchej. Příliv taky nespěchá.
talk-henrik-island = Pomalu a jistě.
talk-henrik-won = Klidné moře, plná truhla.
talk-henrik-lost = V žilách ti koluje mořská voda.
talk-isolde-hello = Tohle moře už jsem kreslila. Pojď se podívat.
talk-isolde-island = Přesně tam, kde jsem ho nakreslila.
talk-isolde-won = Mapa znala cestu.
talk-isolde-lost = Překreslím svou mapu. Děkuji.
talk-tariq-hello = Hvězdy už vyšly. Začněme.
talk-tariq-island = Bylo to psáno ve hvězdách.
talk-tariq-won = Hvězdy nikdy nespěchají. Já také ne.
talk-tariq-lost = Vyšla nová hvězda: tvoje.
talk-kaia-hello = Posaď se. Bude to dobrý příběh.
talk-kaia-island = A tak byl ostrov nalezen.
talk-kaia-won = Takhle končí staré příběhy.
talk-kaia-lost = O tobě se budou vyprávět příběhy.
