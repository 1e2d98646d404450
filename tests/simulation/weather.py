"""How rough it is in a simulated world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.chance import Chance

NEVER = 1e12


@dataclass(slots=True)
class Weather:
    """How often what goes wrong: seconds from one time to the next, or the share of all cases.

    `store_fails` before anything is kept, `store_forgets_to_say` after it was, and
    `store_is_late` keeps it when whoever asked has given up. In an outage it keeps nothing at all.
    """

    latency: float = 0.02
    cut_every: float = NEVER
    half_open: float = 0.0
    request_lost: float = 0.0
    store_delay: float = 0.002
    store_fails: float = 0.0
    store_forgets_to_say: float = 0.0
    store_is_late: float = 0.0
    outage_every: float = NEVER
    deaf_every: float = NEVER
    crash_every: float = NEVER
    processes: int = 1

    @classmethod
    def drawn(cls, chance: Chance) -> Weather:
        """Fine, or rough in some ways, or in all."""
        weather = cls(processes=1 + chance.below(2) + chance.below(2))
        if chance.happens(0.1):
            return weather
        weather.latency = chance.one_of([0.005, 0.05, 0.3])
        weather.store_delay = chance.one_of([0, 0.001, 0.02, 0.2])
        if chance.happens(0.7):
            weather.cut_every = chance.one_of([10, 40, 200])
            weather.half_open = chance.one_of([0.05, 0.3])
            weather.request_lost = 0.15
        if chance.happens(0.7):
            weather.store_fails = weather.store_forgets_to_say = chance.one_of([0.005, 0.05])
            weather.store_is_late = chance.one_of([0.002, 0.01])
        if chance.happens(0.3):
            weather.outage_every = chance.one_of([40, 200])
        if chance.happens(0.5):
            weather.deaf_every = chance.one_of([20, 100])
        if chance.happens(0.7):
            weather.crash_every = chance.one_of([8, 40, 150])
        return weather

    def clear_up(self) -> None:
        """Let nothing go wrong any more."""
        calm = Weather(processes=self.processes)
        for name in self.__slots__:
            setattr(self, name, getattr(calm, name))
