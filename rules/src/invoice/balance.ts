/** Cents, none negative (ADR 0146). `paid + credited + open` is the amount. */
export type Balance = {
  readonly paidCents: number;
  readonly creditedCents: number;
  readonly openCents: number;
  readonly creditCents: number;
  readonly usedCents: number;
  readonly heldCents: number;
};

/** @param amountCents not negative */
export const balanceAtIssue = (kind: 'invoice' | 'credit_note', amountCents: number): Balance => ({
  paidCents: 0,
  creditedCents: 0,
  openCents: kind === 'invoice' ? amountCents : 0,
  creditCents: kind === 'invoice' ? 0 : amountCents,
  usedCents: 0,
  heldCents: 0,
});

/** Money first covers the open amount, then becomes credit. */
export const receiveMoney = (balance: Balance, cents: number): Balance => receive(balance, 'paidCents', cents);

/** Of other documents; unneeded credit becomes the invoice's own. */
export const receiveCredit = (balance: Balance, cents: number): Balance => receive(balance, 'creditedCents', cents);

function receive(balance: Balance, covered: 'paidCents' | 'creditedCents', cents: number): Balance {
  const coveredCents = Math.min(cents, balance.openCents);
  return {
    ...balance,
    [covered]: balance[covered] + coveredCents,
    openCents: balance.openCents - coveredCents,
    creditCents: balance.creditCents + cents - coveredCents,
  };
}

export const usableCreditCents = ({ creditCents, usedCents, heldCents }: Balance): number =>
  creditCents - usedCents - heldCents;

/** @throws RangeError above the usable credit */
export function holdCredit(balance: Balance, cents: number): Balance {
  if (cents > usableCreditCents(balance)) throw new RangeError('more than the usable credit');
  return { ...balance, heldCents: balance.heldCents + cents };
}

/** @throws RangeError above the held credit */
export function releaseCredit(balance: Balance, cents: number): Balance {
  if (cents > balance.heldCents) throw new RangeError('more than the held credit');
  return { ...balance, heldCents: balance.heldCents - cents };
}

export function spendHeldCredit(balance: Balance, cents: number): Balance {
  const released = releaseCredit(balance, cents);
  return { ...released, usedCents: released.usedCents + cents };
}

/** @throws RangeError above the usable credit */
export function refundCredit(balance: Balance, cents: number): Balance {
  return spendHeldCredit(holdCredit(balance, cents), cents);
}

/** Spec after-ordering §4, and *overdue* after the due day. */
export type InvoiceStanding = 'open' | 'overdue' | 'in_payment' | 'paid' | 'settled_by_credit' | 'usable' | 'used';

/**
 * Credit notes are `usable` until used; credit alone makes an invoice `settled_by_credit`.
 * @param day today in Brussels, yyyy-mm-dd
 */
export function standingOf(
  { kind, dueOn }: { readonly kind: 'invoice' | 'credit_note'; readonly dueOn: string | null },
  balance: Balance,
  isInPayment: boolean,
  day: string,
): InvoiceStanding {
  if (kind === 'credit_note') return balance.usedCents === balance.creditCents ? 'used' : 'usable';
  if (balance.openCents === 0)
    return balance.paidCents === 0 && balance.creditedCents > 0 ? 'settled_by_credit' : 'paid';
  if (isInPayment) return 'in_payment';
  return dueOn !== null && dueOn < day ? 'overdue' : 'open';
}
