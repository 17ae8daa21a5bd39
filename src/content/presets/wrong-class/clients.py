"""Clients of the payment service, one for each kind of request."""

from payments.http import Session


class ChargeClient:
    """Takes money."""

    path = "/v1/charges"

    def __init__(self, session: Session):
        self.session = session

    def send(self, customer_id, amount):
        return self.session.post(self.path, {"customer": customer_id, "amount": amount})


class RefundClient:
    """Gives it back."""

    path = "/v1/refunds"

    def __init__(self, session: Session):
        self.session = session

    def send(self, charge_id, amount):
        return self.session.post(self.path, {"charge": charge_id, "amount": amount})
