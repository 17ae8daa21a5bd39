"""Calls to the card gateway that may have to be repeated."""

import random
import time

from billing.gateway import GatewayBusy, session

HOST = "https://gateway.internal"
MAX_ATTEMPTS = 5
BASE_DELAY = 0.2


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
            time.sleep(delay * random.uniform(0.5, 1.5))
            continue
        reply.raise_for_status()
        return reply.json()


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


def ping():
    return session.get(HOST + "/v1/ping").ok
