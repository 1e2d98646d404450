### Hints about the best move, and training positions.

## Hints during a game: the button, and what it says. Hints are short.

advice-hint = Nápověda
advice-more = Víc
advice-show = Ukázat
advice-do = Provést
advice-busy = Přemýšlím…
advice-not-yet = Nápovědy se ještě připravují. Zkus to znovu za minutu nebo dvě.
advice-done = Zatím je to nanečisto. „{ done }“ to potvrdí.
advice-forced = Nic jiného udělat nejde.
advice-best = Nejlepší: { $moves }

# What to think of.
advice-nudge-finish = Můžeš teď dokončit ostrov.
advice-nudge-turns = Který ostrov jde dokončit dřív?
advice-nudge-late = Moc tahů už nezbývá: co se ještě stihne dokončit?
advice-nudge-coins = Podívej se na mince.
advice-nudge-palm = Podívej se na palmy.
advice-nudge-squares = Můžeš zakřížkovat víc políček, než se zdá.
advice-nudge-cross = Podívej se na kříže.
advice-nudge-next = Mysli na vzory, které můžou přijít.
advice-nudge-worth = Podívej se, kolik bodů která mapa přinese.
advice-nudge-seal = Podívej se na pečeti.
advice-nudge-known = Mezi vyloženými kartami je něco lepšího, než se dá čekat z balíčku.
advice-nudge-unseen = Žádná z vyložených karet ti moc nepřinese.
advice-nudge-little = Žádný tah nevyčnívá, ale jeden je o něco lepší.

# Where, or which.
advice-where = { $place ->
    [north] Podívej se na sever ostrova { $slot }.
    [north-east] Podívej se na severovýchod ostrova { $slot }.
    [east] Podívej se na východ ostrova { $slot }.
    [south-east] Podívej se na jihovýchod ostrova { $slot }.
    [south] Podívej se na jih ostrova { $slot }.
    [south-west] Podívej se na jihozápad ostrova { $slot }.
    [west] Podívej se na západ ostrova { $slot }.
    [north-west] Podívej se na severozápad ostrova { $slot }.
   *[middle] Podívej se doprostřed ostrova { $slot }.
}
advice-where-one = { $place ->
    [north] Stačí jediné políčko: podívej se na sever ostrova { $slot }.
    [north-east] Stačí jediné políčko: podívej se na severovýchod ostrova { $slot }.
    [east] Stačí jediné políčko: podívej se na východ ostrova { $slot }.
    [south-east] Stačí jediné políčko: podívej se na jihovýchod ostrova { $slot }.
    [south] Stačí jediné políčko: podívej se na jih ostrova { $slot }.
    [south-west] Stačí jediné políčko: podívej se na jihozápad ostrova { $slot }.
    [west] Stačí jediné políčko: podívej se na západ ostrova { $slot }.
    [north-west] Stačí jediné políčko: podívej se na severozápad ostrova { $slot }.
   *[middle] Stačí jediné políčko: podívej se doprostřed ostrova { $slot }.
}
advice-keep = Nech si: { $treasure }.
advice-take = Vezmi si: { $treasure }.
advice-draw = Vezmi si z balíčku.

# Why. Other reasons are those of reviews.
advice-why-possible = Pořád půjde dokončit mapu { $treasure }.
advice-why-fits = Na mapu { $treasure } se pak vejde vzor, který může přijít jako další: { $pattern }.

## Training positions.

training-intro = Pozice ze skutečné hry a jsi na tahu: křížkuj tam, kde to přinese nejvíc.
training-set = Sbírka
training-own = Moje hry
training-easy = Lehká
training-hard = Těžká
training-next = Další pozice
training-again = Zkusit znovu
training-yours = Tvůj tah
training-best = Nejlepší tah
training-right = Tohle je nejlepší tah!
training-lost = O { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu horší než nejlepší tah.
training-lost-at-least = Nejméně o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu horší než nejlepší tah.
training-none = Když si rozebereš své hry, drahé tahy se uloží sem k procvičení.
training-all-solved = Všechno vyřešeno! Můžeš začít znovu.
training-start-over = Začít znovu
training-turns-left = Tahů po tomhle: { $count }
training-streak = { $count } v řadě
training-solved = Vyřešeno: { $count } z { $all }
