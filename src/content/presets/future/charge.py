"""Charges: made, captured, voided, refunded, and kept in the ledger."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from billing.gateway import Gateway
from billing.ledger import Ledger
from billing.money import Money

GRACE = timedelta(minutes=15)
MAX_REFUNDS = 10
DAY = timedelta(days=1)


@dataclass
class Charge:
    id: str
    customer: str
    amount: Money
    created: datetime
    captured: datetime | None = None
    touched: datetime | None = None
    refunds: list[Money] = field(default_factory=list)

    def touch(self, at):
        self.touched = at

    def remaining(self):
        return self.amount - sum(self.refunds, Money(0, self.amount.currency))


def same_day(a, b):
    return a.created.date() == b.created.date()


def new_charge(gateway: Gateway, customer, amount):
    if amount.is_zero():
        raise ValueError("a charge needs an amount")
    key = f"{customer}:{amount}"
    reply = gateway.charge(customer, amount, key=key)
    return Charge(reply.id, customer, amount, reply.at)


def is_expired(charge, now):
    return charge.captured is None and now - charge.created > GRACE


def expire_old(charges, now):
    expired = []
    for charge in charges:
        if is_expired(charge, now):
            charge.touch(now)
            expired.append(charge)
    return expired


def capture(gateway: Gateway, ledger: Ledger, charge, amount=None):
    if charge.captured is not None:
        raise ValueError(f"{charge.id} is captured already")
    amount = amount or charge.amount
    reply = gateway.capture(charge.id, amount)
    ledger.append(reply, amount)
    charge.captured = reply.at
    return reply


def capture_all(gateway: Gateway, ledger: Ledger, charges):
    done, failed = [], []
    for charge in charges:
        try:
            done.append(capture(gateway, ledger, charge))
        except ValueError as reason:
            failed.append((charge, str(reason)))
    return done, failed


def total(charges, currency):
    amounts = (charge.amount for charge in charges if charge.amount.currency == currency)
    return sum(amounts, Money(0, currency))


def by_customer(charges):
    groups = {}
    for charge in charges:
        groups.setdefault(charge.customer, []).append(charge)
    return groups


def newest(charges):
    return max(charges, key=lambda charge: charge.created, default=None)


def untouched_since(charges, edge):
    return [charge for charge in charges if (charge.touched or charge.created) < edge]


def describe(charge):
    state = "captured" if charge.captured else "open"
    return f"{charge.id}: {charge.amount} for {charge.customer}, {state}"


def print_all(charges):
    for charge in sorted(charges, key=lambda charge: charge.created):
        print(describe(charge))


def last_days(charges, now, days):
    return [charge for charge in charges if charge.created >= now - days * DAY]


def largest(charges, count=3):
    return sorted(charges, key=lambda charge: charge.amount, reverse=True)[:count]


def open_amount(charges, currency):
    waiting = [charge for charge in charges if charge.captured is None]
    return total(waiting, currency)


def duplicates(charges):
    seen, doubles = {}, []
    for charge in charges:
        key = (charge.customer, charge.amount, charge.created.date())
        if key in seen:
            doubles.append((seen[key], charge))
        seen[key] = charge
    return doubles


def fee(charge):
    """What the scheme keeps of a charge: 1.4 percent and a quarter."""
    part = charge.amount * 14 // 1000
    return part + Money(25, charge.amount.currency)


def net(charge):
    return charge.remaining() - fee(charge)


def settle(gateway: Gateway, ledger: Ledger, charges, day):
    settled = []
    for charge in charges:
        if charge.captured is None or charge.captured.date() > day:
            continue
        reply = gateway.settle(charge.id)
        ledger.append(reply, net(charge))
        settled.append(charge)
    return settled


def statement(charges, currency):
    lines = [describe(charge) for charge in charges]
    lines.append(f"total: {total(charges, currency)}")
    return "\n".join(lines)


def receipt(charge):
    lines = [f"Receipt for {charge.id}", f"{charge.created:%d %B %Y}"]
    lines.append(f"paid: {charge.amount}")
    for amount in charge.refunds:
        lines.append(f"given back: {amount}")
    lines.append(f"in all: {charge.remaining()}")
    return "\n".join(lines)


def times_refunded(charge):
    return len(charge.refunds)


def owed(charges, customer, currency):
    mine = by_customer(charges).get(customer, [])
    return total([charge for charge in mine if not charge.captured], currency)


def check_refund(charge, amount):
    if charge.captured is None:
        raise ValueError(f"{charge.id} is not captured yet")
    if amount > charge.remaining():
        raise ValueError(f"{charge.id} has only {charge.remaining()} left")
    if len(charge.refunds) >= MAX_REFUNDS:
        raise ValueError(f"{charge.id} has been refunded often enough")


def void_charge(gateway: Gateway, ledger: Ledger, charge):
    if charge.captured is not None:
        raise ValueError(f"{charge.id} is captured: refund it")
    reply = gateway.void(charge.id)
    ledger.append(reply)
    charge.touch(reply.at)
    return reply


def refund(gateway: Gateway, ledger: Ledger, charge, amount):
    """Gives money back, in parts if need be."""
    check_refund(charge, amount)
    charge.refunds.append(amount)
    reply = gateway.refund(charge.id, amount)
    ledger.append(reply, amount)
    charge.touch(reply.at)
    return reply


def refund_rest(gateway: Gateway, ledger: Ledger, charge):
    """Whatever is left of a charge, in one go."""
    return refund(gateway, ledger, charge, charge.remaining())


def is_settled(charge):
    """Captured, and the money is still here."""
    return charge.captured is not None and not charge.remaining().is_zero()
