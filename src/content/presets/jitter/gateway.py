"""Everything the billing service says to the card gateway, and what it makes of the answers.

One function for each operation of the gateway. Amounts are integers of the smallest unit of the
currency: 1250 cents, not 12.50. Times are UTC.
"""

import hashlib
import json
import random
import time
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone

import requests

from billing.errors import CardDeclined, GatewayBusy, GatewayError, LedgerMismatch
from billing.ledger import Entry, Ledger
from billing.money import Money, round_half_even

HOST = "https://gateway.internal"
MAX_ATTEMPTS = 5
BASE_DELAY = 0.2
SETTLE_TIME = 2.0
RECEIPT_WIDTH = 42
BATCH_LIMIT = 200

session = requests.Session()
session.headers["User-Agent"] = "billing/4"


# Digits after the point, and the name on a receipt.
CURRENCIES = {
    "AED": (2, "dirham"),
    "AUD": (2, "dollar"),
    "BGN": (2, "lev"),
    "BHD": (3, "dinar"),
    "BRL": (2, "real"),
    "CAD": (2, "dollar"),
    "CHF": (2, "franc"),
    "CLP": (0, "peso"),
    "CNY": (2, "yuan"),
    "COP": (2, "peso"),
    "CZK": (2, "koruna"),
    "DKK": (2, "krone"),
    "EGP": (2, "pound"),
    "EUR": (2, "euro"),
    "GBP": (2, "pound"),
    "HKD": (2, "dollar"),
    "HUF": (2, "forint"),
    "IDR": (2, "rupiah"),
    "ILS": (2, "shekel"),
    "INR": (2, "rupee"),
    "ISK": (0, "krona"),
    "JOD": (3, "dinar"),
    "JPY": (0, "yen"),
    "KES": (2, "shilling"),
    "KRW": (0, "won"),
    "KWD": (3, "dinar"),
    "KZT": (2, "tenge"),
    "MAD": (2, "dirham"),
    "MXN": (2, "peso"),
    "MYR": (2, "ringgit"),
    "NGN": (2, "naira"),
    "NOK": (2, "krone"),
    "NZD": (2, "dollar"),
    "OMR": (3, "rial"),
    "PEN": (2, "sol"),
    "PHP": (2, "peso"),
    "PKR": (2, "rupee"),
    "PLN": (2, "zloty"),
    "PYG": (0, "guarani"),
    "QAR": (2, "riyal"),
    "RON": (2, "leu"),
    "RSD": (2, "dinar"),
    "SAR": (2, "riyal"),
    "SEK": (2, "krona"),
    "SGD": (2, "dollar"),
    "THB": (2, "baht"),
    "TND": (3, "dinar"),
    "TRY": (2, "lira"),
    "TWD": (2, "dollar"),
    "UAH": (2, "hryvnia"),
    "USD": (2, "dollar"),
    "UYU": (2, "peso"),
    "VND": (0, "dong"),
    "XAF": (0, "franc"),
    "XOF": (0, "franc"),
    "ZAR": (2, "rand"),
}

# What each decline code means, and what is done about it.
DECLINES = {
    "01": ("call_issuer", "retry_never"),
    "02": ("call_issuer_special", "retry_never"),
    "03": ("invalid_merchant", "alert"),
    "04": ("pick_up_card", "retry_never"),
    "05": ("do_not_honour", "retry_later"),
    "06": ("issuer_error", "retry_later"),
    "07": ("pick_up_card_fraud", "alert"),
    "10": ("partial_approval", "ask"),
    "12": ("invalid_transaction", "retry_never"),
    "13": ("invalid_amount", "retry_never"),
    "14": ("invalid_number", "ask"),
    "15": ("no_such_issuer", "ask"),
    "19": ("re_enter", "retry_now"),
    "21": ("no_action", "retry_never"),
    "25": ("record_not_found", "retry_never"),
    "28": ("file_unavailable", "retry_later"),
    "30": ("format_error", "alert"),
    "39": ("no_credit_account", "retry_never"),
    "41": ("lost_card", "alert"),
    "43": ("stolen_card", "alert"),
    "46": ("closed_account", "retry_never"),
    "51": ("insufficient_funds", "retry_later"),
    "52": ("no_cheque_account", "retry_never"),
    "53": ("no_savings_account", "retry_never"),
    "54": ("expired_card", "ask"),
    "55": ("wrong_pin", "ask"),
    "57": ("not_permitted_cardholder", "retry_never"),
    "58": ("not_permitted_terminal", "alert"),
    "59": ("suspected_fraud", "alert"),
    "61": ("amount_limit", "retry_later"),
    "62": ("restricted_card", "retry_never"),
    "63": ("security_violation", "alert"),
    "64": ("original_amount_wrong", "retry_never"),
    "65": ("frequency_limit", "retry_later"),
    "68": ("late_response", "retry_now"),
    "70": ("contact_issuer", "retry_never"),
    "71": ("pin_not_changed", "ask"),
    "75": ("pin_tries", "ask"),
    "76": ("unsolicited_reversal", "alert"),
    "77": ("previous_mismatch", "alert"),
    "78": ("blocked_first_use", "ask"),
    "79": ("already_reversed", "retry_never"),
    "80": ("no_impact", "retry_never"),
    "81": ("crypto_error", "alert"),
    "82": ("cvv_timeout", "retry_now"),
    "83": ("pin_unverified", "ask"),
    "85": ("nothing_to_decline", "retry_never"),
    "86": ("pin_impossible", "ask"),
    "88": ("crypto_failure", "alert"),
    "89": ("bad_terminal", "alert"),
    "91": ("issuer_down", "retry_later"),
    "92": ("no_route", "retry_later"),
    "93": ("law_violation", "retry_never"),
    "94": ("duplicate", "retry_never"),
    "96": ("system_error", "retry_later"),
    "97": ("bad_cvv", "ask"),
    "98": ("exceeds_cash_limit", "retry_later"),
    "1A": ("strong_authentication", "ask"),
    "N0": ("force_stip", "retry_later"),
    "N3": ("cash_unavailable", "retry_never"),
    "N4": ("cash_over_limit", "retry_never"),
    "N7": ("cvv2_failure", "ask"),
    "P5": ("pin_unblock_denied", "ask"),
    "Q1": ("card_authentication_failed", "alert"),
    "R0": ("stop_payment", "retry_never"),
    "R1": ("stop_all", "retry_never"),
    "R3": ("stop_merchant", "retry_never"),
    "Z3": ("offline_declined", "retry_later"),
}


@dataclass(frozen=True)
class Card:
    """A stored card. The number itself never comes near this service."""

    token: str
    brand: str
    last_four: str
    expires: date
    country: str = "DE"

    @property
    def label(self):
        return f"{self.brand} ending in {self.last_four}"

    def is_expired(self, today):
        return self.expires < today.replace(day=1)


@dataclass
class Attempt:
    """One call to the gateway, as it is kept for the auditors."""

    operation: str
    key: str
    started: datetime
    finished: datetime | None = None
    status: int | None = None
    notes: list[str] = field(default_factory=list)

    def seconds(self):
        if self.finished is None:
            return 0.0
        return (self.finished - self.started).total_seconds()


def utc_now():
    return datetime.now(timezone.utc)


def days_since(day):
    return (utc_now().date() - day).days


def minor_units(currency):
    return CURRENCIES[currency][0]


def as_decimal(amount, currency):
    digits = minor_units(currency)
    if digits == 0:
        return str(amount)
    whole, rest = divmod(abs(amount), 10**digits)
    sign = "-" if amount < 0 else ""
    return f"{sign}{whole}.{rest:0{digits}d}"


def parse_decimal(text, currency):
    digits = minor_units(currency)
    whole, _, rest = text.partition(".")
    if len(rest) > digits:
        raise ValueError(f"{text} has more digits than {currency} allows")
    return int(whole + rest.ljust(digits, "0"))


def decline_reason(code):
    return DECLINES.get(code, ("unknown", "alert"))[0]


def decline_action(code):
    return DECLINES.get(code, ("unknown", "alert"))[1]


def may_retry(code):
    return decline_action(code) in ("retry_now", "retry_later")


def retry_at(code, now):
    action = decline_action(code)
    if action == "retry_now":
        return now + timedelta(minutes=1)
    if action == "retry_later":
        return now + timedelta(hours=6)
    return None


FEES = {
    "visa": (14, 25),
    "mastercard": (14, 25),
    "amex": (29, 30),
    "jcb": (27, 30),
    "unionpay": (23, 30),
    "girocard": (9, 10),
}


def fee_for(brand, amount):
    """Basis points times ten, and a fixed part; rounded half to even, as the contract says."""
    permille, fixed = FEES.get(brand, (35, 35))
    return round_half_even(amount * permille / 1000) + fixed


def fee_table(amount):
    rows = []
    for brand in sorted(FEES):
        rows.append((brand, fee_for(brand, amount)))
    return rows


def cheapest_brand(amount):
    return min(fee_table(amount), key=lambda row: row[1])[0]


def cross_border_fee(card, amount, country):
    if card.country == country:
        return 0
    return round_half_even(amount * 8 / 1000)


def total_fee(card, amount, country):
    return fee_for(card.brand, amount) + cross_border_fee(card, amount, country)


def net_amount(card, amount, country):
    return amount - total_fee(card, amount, country)


def split_evenly(amount, parts):
    """Splits an amount so that nothing is lost: the first parts get the odd cents."""
    base, rest = divmod(amount, parts)
    return [base + 1 if i < rest else base for i in range(parts)]


def instalments(amount, months, first_day):
    plan = []
    day = first_day
    for part in split_evenly(amount, months):
        plan.append({"day": day, "amount": part})
        day = next_month(day)
    return plan


def next_month(day):
    if day.month == 12:
        return day.replace(year=day.year + 1, month=1)
    for last in (day.day, 30, 29, 28):
        try:
            return day.replace(month=day.month + 1, day=last)
        except ValueError:
            continue
    raise AssertionError("every month has a 28th")


class Window:
    """A stretch of time in which amounts are added up, for velocity limits."""

    def __init__(self, hours, limit_cents):
        self.hours = hours
        self.limit_cents = limit_cents
        self.rows = []

    def add(self, when, amount_cents):
        self.rows.append((when, amount_cents))

    def forget(self, now):
        edge = now - timedelta(hours=self.hours)
        self.rows = [row for row in self.rows if row[0] >= edge]

    def total(self, now):
        self.forget(now)
        return sum(amount for _, amount in self.rows)

    def allows(self, now, amount_cents):
        return self.total(now) + amount_cents <= self.limit_cents


LIMITS = {
    "trial": [Window(24, 20_000), Window(24 * 7, 60_000)],
    "standard": [Window(24, 200_000), Window(24 * 7, 900_000)],
    "trusted": [Window(24, 2_000_000), Window(24 * 7, 9_000_000)],
}


def within_limits(tier, now, amount_cents):
    return all(window.allows(now, amount_cents) for window in LIMITS[tier])


def note_spending(tier, now, amount_cents):
    for window in LIMITS[tier]:
        window.add(now, amount_cents)


def raise_tier(tier):
    order = list(LIMITS)
    place = order.index(tier)
    return order[min(place + 1, len(order) - 1)]


def lower_tier(tier):
    order = list(LIMITS)
    place = order.index(tier)
    return order[max(place - 1, 0)]


def mask(number):
    return "*" * (len(number) - 4) + number[-4:]


def luhn_ok(number):
    total = 0
    for place, digit in enumerate(reversed(number)):
        value = int(digit)
        if place % 2 == 1:
            value = value * 2 - 9 if value > 4 else value * 2
        total += value
    return total % 10 == 0


BRANDS = [
    ("amex", ("34", "37"), (15,)),
    ("jcb", ("35",), (16, 17, 18, 19)),
    ("unionpay", ("62",), (16, 17, 18, 19)),
    ("mastercard", ("51", "52", "53", "54", "55", "22", "23", "24", "25", "26", "27"), (16,)),
    ("visa", ("4",), (13, 16, 19)),
]


def brand_of(number):
    for brand, prefixes, lengths in BRANDS:
        if number.startswith(prefixes) and len(number) in lengths:
            return brand
    return "unknown"


def on_charge_succeeded(event, ledger):
    """The gateway says: charge.succeeded."""
    row = event["data"]
    ledger.append(Entry("charge.succeeded", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_charge_failed(event, ledger):
    """The gateway says: charge.failed."""
    row = event["data"]
    ledger.append(Entry("charge.failed", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_charge_captured(event, ledger):
    """The gateway says: charge.captured."""
    row = event["data"]
    ledger.append(Entry("charge.captured", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_charge_refunded(event, ledger):
    """The gateway says: charge.refunded."""
    row = event["data"]
    ledger.append(Entry("charge.refunded", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_charge_disputed(event, ledger):
    """The gateway says: charge.disputed."""
    row = event["data"]
    ledger.append(Entry("charge.disputed", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_charge_expired(event, ledger):
    """The gateway says: charge.expired."""
    row = event["data"]
    ledger.append(Entry("charge.expired", row["charge_id"], row.get("amount", 0)))
    return row["charge_id"]


def on_payout_created(event, ledger):
    """The gateway says: payout.created."""
    row = event["data"]
    ledger.append(Entry("payout.created", row["payout_id"], row.get("amount", 0)))
    return row["payout_id"]


def on_payout_paid(event, ledger):
    """The gateway says: payout.paid."""
    row = event["data"]
    ledger.append(Entry("payout.paid", row["payout_id"], row.get("amount", 0)))
    return row["payout_id"]


def on_payout_failed(event, ledger):
    """The gateway says: payout.failed."""
    row = event["data"]
    ledger.append(Entry("payout.failed", row["payout_id"], row.get("amount", 0)))
    return row["payout_id"]


def on_payout_cancelled(event, ledger):
    """The gateway says: payout.cancelled."""
    row = event["data"]
    ledger.append(Entry("payout.cancelled", row["payout_id"], row.get("amount", 0)))
    return row["payout_id"]


def on_card_added(event, ledger):
    """The gateway says: card.added."""
    row = event["data"]
    ledger.append(Entry("card.added", row["token"], row.get("amount", 0)))
    return row["token"]


def on_card_removed(event, ledger):
    """The gateway says: card.removed."""
    row = event["data"]
    ledger.append(Entry("card.removed", row["token"], row.get("amount", 0)))
    return row["token"]


def on_card_expiring(event, ledger):
    """The gateway says: card.expiring."""
    row = event["data"]
    ledger.append(Entry("card.expiring", row["token"], row.get("amount", 0)))
    return row["token"]


HANDLERS = {
    "charge.succeeded": on_charge_succeeded,
    "charge.failed": on_charge_failed,
    "charge.captured": on_charge_captured,
    "charge.refunded": on_charge_refunded,
    "charge.disputed": on_charge_disputed,
    "charge.expired": on_charge_expired,
    "payout.created": on_payout_created,
    "payout.paid": on_payout_paid,
    "payout.failed": on_payout_failed,
    "payout.cancelled": on_payout_cancelled,
    "card.added": on_card_added,
    "card.removed": on_card_removed,
    "card.expiring": on_card_expiring,
}


def dispatch(event, ledger):
    handler = HANDLERS.get(event["type"])
    if handler is None:
        raise GatewayError(f"no handler for {event['type']}")
    return handler(event, ledger)


def verify_signature(body, header, secret):
    given = dict(part.split("=", 1) for part in header.split(","))
    wanted = hashlib.sha256(f"{given['t']}.{body}{secret}".encode()).hexdigest()
    return wanted == given["v1"]


def replay_events(events, ledger):
    done = []
    for event in sorted(events, key=lambda event: event["created"]):
        done.append(dispatch(event, ledger))
    return done


def authorize(customer_id, amount_cents):
    path = "/v1/authorizations"
    body = {"customer": customer_id, "amount": amount_cents, "capture": False}
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt + 1 == MAX_ATTEMPTS:
                raise
            time.sleep(delay)
            continue
        reply.raise_for_status()
        return reply.json()["authorization"]


STATEMENT_WORDS = {
    "charge": "Payment",
    "capture": "Payment",
    "refund": "Money back",
    "void": "Cancelled payment",
    "payout": "Transfer to your bank",
    "fee": "Processing fee",
    "dispute": "Disputed payment",
    "adjustment": "Correction",
}


def statement_line(kind, day, amount, currency):
    word = STATEMENT_WORDS.get(kind, kind.title())
    return f"{day.isoformat()}  {word:<24}{as_decimal(amount, currency):>12} {currency}"


def statement(rows, currency):
    lines = [statement_line(row["kind"], row["day"], row["amount"], currency) for row in rows]
    total = sum(row["amount"] for row in rows)
    lines.append("-" * RECEIPT_WIDTH)
    lines.append(f"{'Total':<36}{as_decimal(total, currency):>12} {currency}")
    return "\n".join(lines)


def group_by_day(rows):
    days = {}
    for row in rows:
        days.setdefault(row["day"], []).append(row)
    return dict(sorted(days.items()))


def daily_totals(rows):
    return {day: sum(row["amount"] for row in group) for day, group in group_by_day(rows).items()}


def busiest_day(rows):
    totals = daily_totals(rows)
    return max(totals, key=totals.get) if totals else None


def open_disputes(rows, today):
    return [row for row in rows if row["kind"] == "dispute" and row["due"] >= today]


def overdue_disputes(rows, today):
    return [row for row in rows if row["kind"] == "dispute" and row["due"] < today]


def dispute_deadline(opened, brand):
    days = {"amex": 20, "visa": 30, "mastercard": 45}
    return opened + timedelta(days=days.get(brand, 30))


def evidence_for(charge_row):
    return {
        "receipt": charge_row.get("receipt"),
        "address": charge_row.get("address"),
        "ip": charge_row.get("ip"),
        "signed": charge_row.get("signed", False),
    }


def is_complete(evidence):
    return all(value is not None for value in evidence.values())


def currency_of(rows):
    seen = {row["currency"] for row in rows}
    if len(seen) != 1:
        raise LedgerMismatch(f"expected one currency, found {sorted(seen)}")
    return seen.pop()


def to_money(row):
    return Money(row["amount"], row["currency"])


def sum_money(rows):
    return Money(sum(row["amount"] for row in rows), currency_of(rows))


def newest(rows):
    return max(rows, key=lambda row: row["created"], default=None)


def oldest(rows):
    return min(rows, key=lambda row: row["created"], default=None)


def between(rows, first, last):
    return [row for row in rows if first <= row["day"] <= last]


def without_fees(rows):
    return [row for row in rows if row["kind"] != "fee"]


def page_of(rows, number, size=50):
    start = (number - 1) * size
    return rows[start : start + size]


def page_count(rows, size=50):
    return -(-len(rows) // size)


def describe(row):
    word = STATEMENT_WORDS.get(row["kind"], row["kind"])
    return f"{word} of {as_decimal(row['amount'], row['currency'])} {row['currency']}"


def short_id(identifier):
    head, _, rest = identifier.partition("_")
    return f"{head}_{rest[:6]}"


def same_charge(a, b):
    return a["customer"] == b["customer"] and a["amount"] == b["amount"] and a["day"] == b["day"]


def find_duplicates(rows):
    seen, doubles = {}, []
    for row in rows:
        key = (row["customer"], row["amount"], row["day"])
        if key in seen:
            doubles.append((seen[key], row))
        seen[key] = row
    return doubles


def age_in_days(row):
    return days_since(row["day"])


FEATURES = {
    "account_updater",
    "auto_capture",
    "card_on_file",
    "deferred_payouts",
    "dynamic_descriptor",
    "instant_refunds",
    "level_three_data",
    "merchant_advice",
    "network_tokens",
    "partial_capture",
    "recurring",
    "soft_descriptor",
    "strong_authentication",
    "surcharge",
    "three_d_secure",
    "virtual_terminal",
    "void_after_settlement",
    "wallet_tokens",
    "weekly_statements",
    "zero_amount_check",
}


def request_digest(path, body):
    text = json.dumps([path, body], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def idempotency_key(customer_id, operation, day):
    """The same request twice on one day is one request."""
    raw = f"{customer_id}:{operation}:{day.isoformat()}"
    return hashlib.sha256(raw.encode()).hexdigest()[:32]


def charge(customer_id, amount_cents):
    path = "/v1/charges"
    body = {"customer": customer_id, "amount": amount_cents}
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt + 1 == MAX_ATTEMPTS:
                raise
            time.sleep(delay)
            continue
        reply.raise_for_status()
        return reply.json()


def capture(charge_id, amount_cents):
    path = "/v1/captures"
    body = {"charge": charge_id, "amount": amount_cents}
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt + 1 == MAX_ATTEMPTS:
                raise
            time.sleep(max(delay, SETTLE_TIME))
            continue
        reply.raise_for_status()
        return reply.json()


def list_charges(customer_id, limit=50):
    """Every charge of one customer, newest first."""
    found = []
    page = 1
    while len(found) < limit:
        reply = session.get(f"{HOST}/v1/charges", params={"customer": customer_id, "page": page})
        reply.raise_for_status()
        rows = reply.json()["rows"]
        if not rows:
            break
        found.extend(rows)
        page += 1
    return found[:limit]


def settle_batch(rows, ledger):
    """Books what the gateway settled; a row that the ledger does not know is an error."""
    settled = []
    for row in rows[:BATCH_LIMIT]:
        if row["status"] != "captured":
            continue
        entry = ledger.find(row["charge_id"])
        if entry is None:
            raise LedgerMismatch(row["charge_id"])
        settled.append(entry)
    return settled


def wait_for_receipt(charge_id, seconds=30):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        reply = session.get(f"{HOST}/v1/receipts/{charge_id}")
        if reply.status_code == 404:
            time.sleep(0.5)
            continue
        reply.raise_for_status()
        return reply.json()
    raise GatewayError(f"no receipt for {charge_id}")


def receipt_line(row):
    amount = as_decimal(row["amount"], row["currency"])
    return f"{row['title']:<30}{amount:>12}"


def is_refundable(charge_row):
    """Whether the shop may still give the money back by itself.

    After ninety days the schemes want a credit instead, which needs a person;
    a disputed charge is out of our hands, and one in parts is given back in parts.
    """
    if charge_row.get("disputed"):
        return False
    if charge_row.get("parts"):
        return all(is_refundable(part) for part in charge_row["parts"])
    if charge_row["amount"] <= 0:
        return False
    # The day of the charge counts in full, whatever the hour.
    age = days_since(charge_row["day"])
    return charge_row["status"] == "captured" and age < 90


def refund(customer_id, amount_cents):
    path = "/v1/refunds"
    body = {"customer": customer_id, "amount": amount_cents}
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt + 1 == MAX_ATTEMPTS:
                raise
            time.sleep(delay)
            continue
        reply.raise_for_status()
        return reply.json()


def void(charge_id):
    path = "/v1/voids"
    body = {"charge": charge_id}
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt == 1:
                raise
            time.sleep(delay)
            continue
        reply.raise_for_status()
        return reply.json()


def charge_status(charge_id):
    reply = session.get(f"{HOST}/v1/charges/{charge_id}")
    if reply.status_code == 402:
        raise CardDeclined(reply.json()["decline_code"])
    reply.raise_for_status()
    return reply.json()["status"]


def charge_and_wait(customer_id, amount_cents):
    row = charge(customer_id, amount_cents)
    return row, wait_for_receipt(row["charge_id"])


def refund_everything(customer_id, rows):
    refunded = []
    for row in rows:
        if is_refundable(row):
            refunded.append(refund(customer_id, row["amount"]))
    return refunded


def receipt_text(rows, currency):
    lines = [receipt_line(row) for row in rows]
    total = sum(row["amount"] for row in rows)
    lines.append("=" * RECEIPT_WIDTH)
    lines.append(f"{'TOTAL':<30}{as_decimal(total, currency):>12}")
    return "\n".join(lines)


def receipt_number(day, sequence):
    return f"{day:%Y%m%d}-{sequence:06d}"


class Payout:
    """Money on its way to the shop's bank. A payout is built, closed, sent, and never changed after that."""

    def __init__(self, shop_id, currency):
        self.shop_id = shop_id
        self.currency = currency
        self.rows = []
        self.closed = None
        self.sent = None

    def add(self, row):
        if self.closed is not None:
            raise GatewayError(f"payout for {self.shop_id} is closed")
        if row["currency"] != self.currency:
            raise LedgerMismatch(f"{row['currency']} in a payout of {self.currency}")
        self.rows.append(row)

    def gross(self):
        return sum(row["amount"] for row in self.rows)

    def fees(self):
        return sum(row.get("fee", 0) for row in self.rows)

    def net(self):
        return self.gross() - self.fees()

    def close(self, now):
        if not self.rows:
            raise GatewayError("nothing to pay out")
        self.closed = now
        return self.net()

    def mark_sent(self, now):
        if self.closed is None:
            raise GatewayError("close the payout before sending it")
        self.sent = now

    def as_body(self):
        return {"shop": self.shop_id, "currency": self.currency, "amount": self.net()}


# Days on which no bank in the clearing moves money.
HOLIDAYS = {
    date(2024, 1, 1): "new year 2024",
    date(2024, 3, 29): "good friday 2024",
    date(2024, 4, 1): "easter monday 2024",
    date(2024, 5, 1): "labour day 2024",
    date(2024, 12, 25): "christmas 2024",
    date(2024, 12, 26): "boxing day 2024",
    date(2025, 1, 1): "new year 2025",
    date(2025, 4, 18): "good friday 2025",
    date(2025, 4, 21): "easter monday 2025",
    date(2025, 5, 1): "labour day 2025",
    date(2025, 12, 25): "christmas 2025",
    date(2025, 12, 26): "boxing day 2025",
    date(2026, 1, 1): "new year 2026",
    date(2026, 4, 3): "good friday 2026",
    date(2026, 4, 6): "easter monday 2026",
    date(2026, 5, 1): "labour day 2026",
    date(2026, 12, 25): "christmas 2026",
    date(2026, 12, 26): "boxing day 2026",
    date(2027, 1, 1): "new year 2027",
    date(2027, 3, 26): "good friday 2027",
    date(2027, 3, 29): "easter monday 2027",
    date(2027, 5, 1): "labour day 2027",
    date(2027, 12, 25): "christmas 2027",
    date(2027, 12, 26): "boxing day 2027",
}


def is_bank_day(day):
    return day.weekday() < 5 and day not in HOLIDAYS


def next_bank_day(day):
    day += timedelta(days=1)
    while not is_bank_day(day):
        day += timedelta(days=1)
    return day


def bank_days_between(first, last):
    days = 0
    while first < last:
        first = next_bank_day(first)
        days += 1
    return days


def payout_day(closed, delay_days):
    day = closed.date()
    for _ in range(delay_days):
        day = next_bank_day(day)
    return day


def payout_delay(tier):
    return {"trial": 7, "standard": 2, "trusted": 1}[tier]


def send_payout(payout):
    path = "/v1/payouts"
    body = payout.as_body()
    for attempt in range(MAX_ATTEMPTS):
        delay = BASE_DELAY * 2 ** attempt
        try:
            reply = session.post(HOST + path, json=body)
        except GatewayBusy:
            if attempt + 1 == MAX_ATTEMPTS:
                raise
            time.sleep(delay)
            continue
        reply.raise_for_status()
        return reply.json()["payout"]


def bank_reference(payout_id, day):
    """Eighteen characters that survive every bank's idea of a reference."""
    raw = f"{payout_id}{day.toordinal()}"
    return hashlib.sha256(raw.encode()).hexdigest()[:18].upper()


def check_digits(account):
    moved = account[4:] + account[:4]
    number = "".join(str(int(char, 36)) for char in moved)
    return 98 - int(number[:-2] + "00") % 97


def looks_like_iban(text):
    text = text.replace(" ", "")
    if not 15 <= len(text) <= 34 or not text[:2].isalpha() or not text[2:4].isdigit():
        return False
    moved = text[4:] + text[:4]
    return int("".join(str(int(char, 36)) for char in moved)) % 97 == 1


def pretty_iban(text):
    text = text.replace(" ", "")
    return " ".join(text[i : i + 4] for i in range(0, len(text), 4))


def report_volume(rows, first, last):
    """Sum of everything charged, by day, first and last included."""
    totals = {}
    for row in between(rows, first, last):
        totals[row["day"]] = totals.get(row["day"], 0) + row.get("amount", 0)
    return totals


def report_fees(rows, first, last):
    """Sum of what the schemes keep, by day, first and last included."""
    totals = {}
    for row in between(rows, first, last):
        totals[row["day"]] = totals.get(row["day"], 0) + row.get("fee", 0)
    return totals


def report_tax(rows, first, last):
    """Sum of the tax inside the amounts, by day, first and last included."""
    totals = {}
    for row in between(rows, first, last):
        totals[row["day"]] = totals.get(row["day"], 0) + row.get("tax", 0)
    return totals


def report_tips(rows, first, last):
    """Sum of the tips, by day, first and last included."""
    totals = {}
    for row in between(rows, first, last):
        totals[row["day"]] = totals.get(row["day"], 0) + row.get("tip", 0)
    return totals


def report_discounts(rows, first, last):
    """Sum of the discounts given, by day, first and last included."""
    totals = {}
    for row in between(rows, first, last):
        totals[row["day"]] = totals.get(row["day"], 0) + row.get("discount", 0)
    return totals


def report_declines(attempts):
    counts = {}
    for attempt in attempts:
        if attempt.status == 402:
            reason = decline_reason(attempt.notes[0]) if attempt.notes else "unknown"
            counts[reason] = counts.get(reason, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def success_rate(attempts):
    if not attempts:
        return None
    good = sum(1 for attempt in attempts if attempt.status == 200)
    return good / len(attempts)


def slowest(attempts, count=10):
    return sorted(attempts, key=Attempt.seconds, reverse=True)[:count]


def percentile(values, share):
    if not values:
        return None
    values = sorted(values)
    place = min(len(values) - 1, int(share * len(values)))
    return values[place]


def latency_summary(attempts):
    seconds = [attempt.seconds() for attempt in attempts]
    return {share: percentile(seconds, share) for share in (0.5, 0.9, 0.99)}


def retries_per_operation(attempts):
    counts = {}
    for attempt in attempts:
        counts.setdefault(attempt.operation, {}).setdefault(attempt.key, 0)
        counts[attempt.operation][attempt.key] += 1
    return {
        operation: sum(tries - 1 for tries in keys.values())
        for operation, keys in counts.items()
    }


def storm_minutes(attempts, threshold=50):
    """Minutes in which so many retries started that they look like a storm."""
    minutes = {}
    for attempt in attempts:
        minute = attempt.started.replace(second=0, microsecond=0)
        minutes[minute] = minutes.get(minute, 0) + 1
    return sorted(minute for minute, count in minutes.items() if count >= threshold)


def reconcile(ledger_rows, gateway_rows):
    """What only one side knows, and what both know differently."""
    ours = {row["charge_id"]: row for row in ledger_rows}
    theirs = {row["charge_id"]: row for row in gateway_rows}
    only_ours = sorted(ours.keys() - theirs.keys())
    only_theirs = sorted(theirs.keys() - ours.keys())
    different = sorted(
        charge_id
        for charge_id in ours.keys() & theirs.keys()
        if ours[charge_id]["amount"] != theirs[charge_id]["amount"]
    )
    return only_ours, only_theirs, different


def reconcile_day(ledger, day):
    gateway_rows = [row for row in list_charges(None, limit=10_000) if row["day"] == day]
    return reconcile(ledger.rows_of(day), gateway_rows)


def explain_difference(ours, theirs):
    if ours is None:
        return "the gateway charged what we never asked for"
    if theirs is None:
        return "we booked what the gateway never did"
    gap = theirs["amount"] - ours["amount"]
    if gap == ours.get("tip", 0):
        return "the tip is missing on our side"
    if gap == -ours.get("fee", 0):
        return "the gateway reports net of fees"
    return f"the amounts differ by {gap}"


def write_off(ledger, charge_id, reason):
    entry = ledger.find(charge_id)
    if entry is None:
        raise LedgerMismatch(charge_id)
    ledger.append(Entry("write_off", charge_id, -entry.amount, note=reason))
    return entry.amount


# Merchant categories, for the rules that depend on what is sold.
CATEGORIES = {
    "0742": "veterinary",
    "0763": "farm_cooperative",
    "0780": "gardening",
    "1520": "builder",
    "1711": "heating",
    "1731": "electrician",
    "1740": "masonry",
    "1750": "carpenter",
    "1761": "roofing",
    "1771": "concrete",
    "2741": "publisher",
    "2842": "cleaning_agents",
    "4011": "railway_freight",
    "4111": "local_transport",
    "4112": "railway",
    "4119": "ambulance",
    "4121": "taxi",
    "4131": "bus",
    "4214": "courier",
    "4215": "parcel",
    "4225": "storage",
    "4411": "cruise",
    "4457": "boat_rental",
    "4511": "airline",
    "4582": "airport",
    "4722": "travel_agency",
    "4784": "toll",
    "4789": "transport_other",
    "4812": "telephone_shop",
    "4814": "telephone",
    "4816": "network_services",
    "4829": "money_transfer",
    "4899": "cable_tv",
    "4900": "utilities",
    "5013": "car_parts",
    "5021": "office_furniture",
    "5039": "building_material",
    "5044": "office_machines",
    "5045": "computers",
    "5047": "laboratory",
    "5051": "metal",
    "5065": "electrical_parts",
    "5072": "hardware",
    "5074": "plumbing_supplies",
    "5085": "industrial_supplies",
    "5094": "jewellery_trade",
    "5111": "stationery",
    "5122": "drugs",
    "5131": "fabric",
    "5137": "uniforms",
    "5139": "shoes_trade",
    "5169": "chemicals",
    "5172": "petroleum",
    "5192": "books_trade",
    "5193": "flowers_trade",
    "5198": "paint",
    "5199": "goods_other",
    "5200": "home_supply",
    "5211": "timber",
    "5231": "glass",
    "5251": "tools",
    "5261": "garden_shop",
    "5300": "wholesale_club",
    "5309": "duty_free",
    "5310": "discount_shop",
    "5311": "department_store",
    "5331": "variety_store",
    "5399": "general_store",
    "5411": "supermarket",
    "5422": "butcher",
    "5441": "sweets",
    "5451": "dairy",
    "5462": "bakery",
    "5499": "food_other",
    "5511": "car_dealer",
    "5532": "tyres",
    "5533": "car_accessories",
    "5541": "petrol_station",
    "5542": "petrol_pump",
    "5551": "boat_dealer",
    "5571": "motorcycle",
    "5611": "menswear",
    "5621": "womenswear",
    "5631": "accessories",
    "5641": "childrenswear",
    "5651": "clothing",
    "5655": "sportswear",
    "5661": "shoes",
    "5681": "furrier",
    "5691": "outfitter",
    "5697": "tailor",
    "5712": "furniture",
    "5713": "floors",
    "5714": "curtains",
    "5718": "fireplaces",
    "5719": "homeware",
    "5722": "appliances",
    "5732": "electronics",
    "5733": "music_shop",
    "5734": "software",
    "5735": "records",
    "5812": "restaurant",
    "5813": "bar",
    "5814": "fast_food",
    "5912": "pharmacy",
    "5921": "off_licence",
    "5931": "second_hand",
    "5932": "antiques",
    "5940": "bicycles",
    "5941": "sports_shop",
    "5942": "bookshop",
    "5943": "stationer",
    "5944": "jeweller",
    "5945": "toys",
    "5946": "cameras",
    "5947": "gifts",
    "5948": "luggage",
    "5949": "sewing",
    "5950": "crystal",
    "5960": "insurance_direct",
    "5970": "art_supplies",
    "5971": "gallery",
    "5972": "stamps",
    "5975": "hearing_aids",
    "5976": "orthopaedics",
    "5977": "cosmetics",
    "5978": "typewriters",
    "5983": "fuel_dealer",
    "5992": "florist",
    "5993": "tobacconist",
    "5994": "newsagent",
    "5995": "pet_shop",
    "5996": "pools",
    "5997": "razors",
    "5998": "awnings",
    "5999": "shop_other",
    "7011": "hotel",
    "7032": "camp",
    "7033": "campsite",
    "7210": "laundry",
    "7211": "laundrette",
    "7216": "dry_cleaner",
    "7217": "upholstery_cleaner",
    "7221": "photographer",
    "7230": "hairdresser",
    "7251": "shoe_repair",
    "7261": "funeral",
    "7273": "dating",
    "7276": "tax_adviser",
    "7277": "counselling",
    "7296": "costume_hire",
    "7297": "massage",
    "7298": "spa",
    "7299": "services_other",
    "7311": "advertising",
    "7333": "graphics",
    "7338": "copy_shop",
    "7342": "pest_control",
    "7349": "cleaner",
    "7361": "employment",
    "7372": "programming",
    "7375": "information",
    "7379": "computer_repair",
    "7392": "consulting",
    "7393": "detective",
    "7394": "tool_hire",
    "7395": "photo_lab",
    "7512": "car_rental",
    "7519": "caravan_rental",
    "7523": "parking",
    "7531": "body_shop",
    "7534": "tyre_repair",
    "7535": "car_paint",
    "7538": "garage",
    "7542": "car_wash",
    "7549": "towing",
    "7622": "radio_repair",
    "7629": "appliance_repair",
    "7631": "watch_repair",
    "7641": "furniture_repair",
    "7692": "welding",
    "7699": "repair_other",
    "7832": "cinema",
    "7841": "video_hire",
    "7911": "dance_school",
    "7922": "theatre",
    "7929": "band",
    "7932": "billiards",
    "7933": "bowling",
    "7941": "sports_club",
    "7991": "attraction",
    "7992": "golf",
    "7993": "arcade",
    "7996": "amusement_park",
    "7997": "gym",
    "7998": "aquarium",
    "7999": "recreation",
    "8011": "doctor",
    "8021": "dentist",
    "8043": "optician",
    "8062": "hospital",
}


def category_of(code):
    return CATEGORIES.get(code, "unknown")


def is_travel(code):
    return category_of(code) in ("airline", "railway", "hotel", "car_rental", "cruise", "travel_agency")


def needs_strong_authentication(code, amount_cents, is_recurring):
    """Thirty euros, and the exceptions that the rules know."""
    if is_recurring or category_of(code) in ("parking", "toll", "local_transport"):
        return False
    return amount_cents > 3_000


def export_rows(rows, columns):
    yield ",".join(columns)
    for row in rows:
        yield ",".join(str(row.get(column, "")) for column in columns)


def export_file(path, rows, columns):
    with open(path, "w", encoding="utf-8", newline="") as file:
        for line in export_rows(rows, columns):
            file.write(line + "\r\n")


def receipt_mail(customer, rows, currency):
    lines = [f"Dear {customer['name']},", "", "thank you for your order.", ""]
    lines.append(receipt_text(rows, currency))
    lines.append("")
    lines.append("If something is wrong with it, just answer this mail.")
    return "\n".join(lines)


def reminder_mail(customer, card):
    lines = [f"Dear {customer['name']},", ""]
    lines.append(f"your {card.label} expires on {card.expires:%d %B %Y}.")
    lines.append("Please add a new one before then.")
    return "\n".join(lines)


def customers_to_remind(customers, today):
    edge = today + timedelta(days=30)
    return [row for row in customers if today <= row["card"].expires < edge]


def pause_between(low, high):
    """For jobs that would otherwise all start on the full hour."""
    time.sleep(random.uniform(low, high))


def nightly(customers, send, today):
    count = 0
    for customer in customers_to_remind(customers, today):
        pause_between(0.1, 0.4)
        send(customer["mail"], reminder_mail(customer, customer["card"]))
        count += 1
    return count


def close_session():
    session.close()
