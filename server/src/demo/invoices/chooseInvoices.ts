import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';

type Choosable = Pick<
  InvoiceSummary,
  'number' | 'kind' | 'invoice_date' | 'state' | 'open_amount' | 'usable_credit' | 'differences'
>;

type Chosen<I> = {
  /** Paid with credit alone. */
  readonly settled: { readonly invoice: I; readonly credit: I } | null;
  /** Its payment waits for the bank. */
  readonly pending: I | null;
  /** Its payment expires, so that it stays overdue. */
  readonly expired: I | null;
  readonly disputed: I | null;
};

/** The newest open and the newest overdue invoice stay. */
export function chooseInvoices<I extends Choosable>(invoices: readonly I[]): Chosen<I> {
  const newestFirst = invoices
    .filter(({ kind }) => kind === 'invoice')
    .toSorted((one, other) => other.invoice_date - one.invoice_date);
  const furtherPayable = (['open', 'overdue'] as const).flatMap((state) =>
    newestFirst.filter((invoice) => invoice.state === state).slice(1),
  );
  const credits = invoices.toSorted((one, other) => one.usable_credit - other.usable_credit);
  const [settled = null] = furtherPayable.flatMap((invoice) => {
    const credit = credits.find(({ usable_credit: usable }) => usable >= invoice.open_amount);
    return credit ? [{ invoice, credit }] : [];
  });
  return {
    settled,
    pending: furtherPayable.findLast((invoice) => invoice !== settled?.invoice) ?? null,
    expired: newestFirst.find(({ state }) => state === 'overdue') ?? null,
    disputed: newestFirst.find(({ differences }) => differences > 0) ?? null,
  };
}
