import { describe, expect, it } from '@jest/globals';
import { chooseInvoices } from './chooseInvoices.ts';

const invoice = (number: string, day: number, state: 'open' | 'overdue' | 'paid', amount: number, differences = 0) => ({
  number,
  kind: 'invoice' as const,
  invoice_date: day,
  state,
  open_amount: state === 'paid' ? 0 : amount,
  usable_credit: 0,
  differences,
});
const overpaid = { ...invoice('1', 1, 'paid', 300), usable_credit: 300 };
const creditNote = { ...invoice('2', 2, 'paid', 5), kind: 'credit_note' as const, usable_credit: 5 };

describe('invoices that the demo acts on', () => {
  it('settles with credit, pays and disputes, and leaves one open and one overdue invoice', () => {
    const invoices = [
      invoice('9', 9, 'open', 100),
      invoice('8', 8, 'open', 400),
      invoice('4', 4, 'open', 500),
      invoice('7', 7, 'open', 200),
      invoice('6', 6, 'overdue', 100),
      invoice('5', 5, 'paid', 100, 2),
      creditNote,
      overpaid,
    ];
    expect(chooseInvoices(invoices)).toMatchObject({
      settled: { invoice: { number: '7' }, credit: { number: '1' } },
      pending: { number: '4' },
      expired: { number: '6' },
      disputed: { number: '5' },
    });
  });

  it('changes no state where nothing is to spare', () => {
    expect(chooseInvoices([invoice('9', 9, 'open', 100), invoice('6', 6, 'overdue', 100), overpaid])).toMatchObject({
      settled: null,
      pending: null,
      expired: { number: '6' },
      disputed: null,
    });
  });
});
