import type { InvoiceDocument, InvoiceLine } from '@talloor/events/invoice/values.ts';
import { multiplyDivide } from '@talloor/rules/money/rounding.ts';

export const linesOfOrder = ({ lines }: InvoiceDocument, deliveries: ReadonlySet<string>): readonly InvoiceLine[] =>
  lines.filter((line) => deliveries.has(line.deliveryNumber));

/** Credit of a return is counted at the return. */
export const isOfReturn = (line: InvoiceLine, returns: ReadonlySet<string>): boolean =>
  'returnId' in line && line.returnId !== null && returns.has(line.returnId);

export type InvoicedPart = {
  readonly cents: number;
  /** Of a document with other orders, VAT is shared in proportion. */
  readonly approximate: boolean;
};

export function invoicedPart(document: InvoiceDocument, lines: readonly InvoiceLine[]): InvoicedPart {
  if (lines.length === document.lines.length) return { cents: document.amountCents, approximate: false };
  const sumOf = (isUntaxed: boolean): number =>
    lines
      .filter(({ kind }) => (kind === 'deposit' || kind === 'empties') === isUntaxed)
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
  const baseCents = sumOf(false);
  const vatCents = document.baseCents === 0 ? 0 : multiplyDivide(document.vatCents, baseCents, 1, document.baseCents);
  return { cents: baseCents + vatCents + sumOf(true), approximate: lines.length > 0 };
}
