"""Rates of tax, in per cent."""

RATES = {
    "AT": 20,
    "BE": 21,
    "DE": 19,
    "EE": 22,
    "FR": 20,
}


def rate(country):
    return RATES[country]
