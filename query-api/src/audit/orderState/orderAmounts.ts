import type { InvoiceDocument } from '@talloor/events/invoice/values.ts';
import type { CreditedLine } from '@talloor/events/return/values.ts';
import { multiplyDivide, percentageOf } from '@talloor/rules/money/rounding.ts';
import type { HistoryState } from '../historyState.ts';
import { type InvoicedPart, invoicedPart } from './invoicedPart.ts';
import { knownDeliveries, linesOf } from './lineNumbers.ts';

export const amountNames = ['promised', 'picked', 'delivered', 'invoiced', 'credited', 'paid'] as const;
export type AmountName = (typeof amountNames)[number];
export type OrderAmounts = Readonly<Partial<Record<AmountName, InvoicedPart>>>;

type Source = Pick<HistoryState, 'order' | 'content' | 'deliveries' | 'invoices'>;

/** What the customer pays, with VAT and deposit. Absent where nothing happened yet. */
export function orderAmounts(state: Source): OrderAmounts {
  const content = state.order.status === 'none' ? state.content : state.order.content;
  const deliveries = knownDeliveries(state);
  const pickings = deliveries.flatMap(({ picked, stage }) => (picked ? [{ totals: picked.totals, stage }] : []));
  const payable = (stage?: 'delivered') =>
    pickings
      .filter((picking) => stage === undefined || picking.stage === stage)
      .map(({ totals }) => ({ cents: totals.payableCents, approximate: totals.approximate }));
  const credits = deliveries.flatMap(({ returns }) => returns.credits);
  const parts = invoiceParts(state);
  const ofKind = (kind: InvoiceDocument['kind']) =>
    parts.filter(({ document }) => document.kind === kind).map(({ part }) => part);
  const amounts = {
    promised: content ? [{ cents: content.totals.payableCents, approximate: content.totals.approximate }] : [],
    picked: payable(),
    delivered: payable('delivered'),
    invoiced: ofKind('invoice'),
    credited: [
      ...credits.map(({ lines }) => ({ cents: creditCents(lines), approximate: false })),
      ...ofKind('credit_note').filter(({ cents }) => cents !== 0),
    ],
    paid: parts
      .filter(({ document }) => document.kind === 'invoice')
      .map(({ paid }) => paid)
      .filter(({ cents }) => cents > 0),
  };
  return Object.fromEntries(
    amountNames.flatMap((name) => (amounts[name].length === 0 ? [] : [[name, sumOf(amounts[name])]])),
  );
}

/** VAT per rate, on the total of that rate. */
function creditCents(lines: readonly CreditedLine[]): number {
  const bases = new Map<number, number>();
  for (const { vatRate, baseCents } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + baseCents);
  const taxed = [...bases].map(([rate, base]) => base + percentageOf(base, rate));
  return [...taxed, ...lines.map(({ depositCents }) => depositCents)].reduce((sum, cents) => sum + cents, 0);
}

type Part = {
  readonly stream: string;
  readonly document: InvoiceDocument;
  readonly part: InvoicedPart;
  /** With the credit of returns. */
  readonly share: InvoicedPart;
  readonly paid: InvoicedPart;
};

/** Money and credits pay a whole document, so a part that is not fully paid is shared in proportion. */
export function invoiceParts(state: Pick<HistoryState, 'deliveries' | 'invoices'>): readonly Part[] {
  return [...state.invoices].flatMap(([stream, invoice]) => {
    if (invoice.status !== 'issued') return [];
    const { document, balance } = invoice;
    const lines = linesOf(state, document);
    const part = invoicedPart(document, lines.counted);
    const covered = Math.min(balance.paidCents + balance.creditedCents, document.amountCents);
    const isWhole = covered === document.amountCents || part.cents === document.amountCents;
    const cents =
      document.amountCents === 0
        ? 0
        : isWhole
          ? Math.min(part.cents, covered)
          : multiplyDivide(part.cents, covered, 1, document.amountCents);
    return [
      {
        stream,
        document,
        part,
        share: invoicedPart(document, lines.all),
        paid: { cents, approximate: part.approximate || !isWhole },
      },
    ];
  });
}

const sumOf = (parts: readonly InvoicedPart[]): InvoicedPart => ({
  cents: parts.reduce((sum, { cents }) => sum + cents, 0),
  approximate: parts.some(({ approximate }) => approximate),
});
