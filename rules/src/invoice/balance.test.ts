import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  balanceAtIssue,
  holdCredit,
  receiveCredit,
  receiveMoney,
  refundCredit,
  releaseCredit,
  standingOf,
  usableCreditCents,
  spendHeldCredit,
  type Balance,
} from './balance.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const entry = fc.record({
  kind: fc.constantFrom('money', 'credit', 'hold', 'release', 'use', 'refund'),
  cents: fc.integer({ min: 1, max: 400_000 }),
});

test('in any sequence of entries paid, credited and open add up to the amount, and no cent is used twice', () => {
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('invoice', 'credit_note'),
      fc.array(entry, { maxLength: 30 }),
      (cents, kind, entries) => {
        let balance: Balance = balanceAtIssue(kind, cents);
        let receivedCents = 0;
        for (const { kind: entryKind, cents: entryCents } of entries) {
          const step = stepOf(entryKind, balance, entryCents);
          if (step === null) continue;
          balance = step;
          if (entryKind === 'money' || entryKind === 'credit') receivedCents += entryCents;
        }
        const { paidCents, creditedCents, openCents, creditCents, usedCents, heldCents } = balance;
        expect(Object.values(balance).every((value) => value >= 0)).toBe(true);
        expect(paidCents + creditedCents + openCents).toBe(kind === 'invoice' ? cents : 0);
        expect(paidCents + creditedCents + creditCents).toBe(receivedCents + (kind === 'invoice' ? 0 : cents));
        expect(usedCents + heldCents).toBeLessThanOrEqual(creditCents);
      },
    ),
  );
});

function stepOf(kind: string, balance: Balance, cents: number): Balance | null {
  switch (kind) {
    case 'money':
      return receiveMoney(balance, cents);
    case 'credit':
      return receiveCredit(balance, cents);
    case 'hold':
      return cents > usableCreditCents(balance) ? null : holdCredit(balance, cents);
    case 'release':
      return cents > balance.heldCents ? null : releaseCredit(balance, cents);
    case 'use':
      return cents > balance.heldCents ? null : spendHeldCredit(balance, cents);
    default:
      return cents > usableCreditCents(balance) ? null : refundCredit(balance, cents);
  }
}

test('credit that is not there is neither held nor paid out', () => {
  expect(() => holdCredit(balanceAtIssue('credit_note', 500), 501)).toThrow(RangeError);
  expect(() => refundCredit(balanceAtIssue('invoice', 500), 1)).toThrow(RangeError);
  expect(() => releaseCredit(balanceAtIssue('credit_note', 500), 1)).toThrow(RangeError);
});

describe('the state of a document', () => {
  const invoice = { kind: 'invoice', dueOn: '2026-04-22' } as const;
  const issued = balanceAtIssue('invoice', 1000);

  test('is open on its due day and overdue after it', () => {
    expect(standingOf(invoice, issued, false, '2026-04-22')).toBe('open');
    expect(standingOf(invoice, issued, false, '2026-04-23')).toBe('overdue');
  });
  test('is in payment while a payment holds it, also when overdue', () => {
    expect(standingOf(invoice, issued, true, '2026-04-23')).toBe('in_payment');
  });
  test('is paid by money, and settled where credit alone covers it', () => {
    expect(standingOf(invoice, receiveMoney(issued, 1000), false, '2026-04-23')).toBe('paid');
    expect(standingOf(invoice, receiveCredit(issued, 1000), false, '2026-04-23')).toBe('settled_by_credit');
    expect(standingOf(invoice, receiveCredit(receiveMoney(issued, 1), 999), false, '2026-04-23')).toBe('paid');
  });
  test('of a credit note is usable until all its credit is used', () => {
    const creditNote = { kind: 'credit_note', dueOn: null } as const;
    const credit = balanceAtIssue('credit_note', 1000);
    expect(standingOf(creditNote, refundCredit(credit, 999), false, '2026-04-23')).toBe('usable');
    expect(standingOf(creditNote, refundCredit(credit, 1000), false, '2026-04-23')).toBe('used');
  });
});
