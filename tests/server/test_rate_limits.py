"""What is counted as one where it is counted how much is asked."""

import pytest

from silvergold.server.ops.rate_limits import network_of


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_an_address_counts_for_itself_or_for_its_network(address: str, counted_as: str) -> None:
    assert network_of(address) == counted_as
