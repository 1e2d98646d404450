"""Fair deals: sg-deal-v1, by which a deal is fixed before play and can be checked afterwards.

And the deals of the tutorial and of the benchmark, which are known to all.
"""

from silvergold.deals.evaluation import EVALUATION, evaluation_deal, evaluation_text
from silvergold.deals.fair import SCHEME, SEED_SIZE, FairDeal
from silvergold.deals.proof import KEY, FairDealError, check, proof
from silvergold.deals.tutorial import TUTORIALS

__all__ = [
    "EVALUATION",
    "KEY",
    "SCHEME",
    "SEED_SIZE",
    "TUTORIALS",
    "FairDeal",
    "FairDealError",
    "check",
    "evaluation_deal",
    "evaluation_text",
    "proof",
]
