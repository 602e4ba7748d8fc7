import type { InvoiceDifference, InvoiceDocument } from '@talloor/events/invoice/values.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import {
  expectedCredit,
  expectedInvoice,
  type ExpectedInvoice,
  type InvoicedNote,
  type InvoicedReturn,
} from '@talloor/rules/invoice/expectedInvoice.ts';
import { matchInvoice } from '@talloor/rules/invoice/matchInvoice.ts';
import type { InvoiceFacts } from './invoiceFacts.ts';

/** Three-way match. `expectedCents` null: nothing to compare with. */
export function matchDocument(
  document: InvoiceDocument,
  facts: InvoiceFacts,
  most: number,
): { readonly differences: InvoiceDifference[]; readonly expectedCents: number | null } {
  const expected = document.kind === 'invoice' ? expectedOfNotes(document, facts) : expectedOfReturns(document, facts);
  if (expected === null) return { differences: [], expectedCents: null };
  const { invoicedBefore } = facts;
  const differences = matchInvoice(document, expected, (line) =>
    document.kind === 'invoice'
      ? invoicedBefore.has(line.deliveryNumber)
      : 'returnId' in line && line.returnId !== null && invoicedBefore.has(line.returnId),
  );
  return { differences: atMost(differences, most), expectedCents: expected.amountCents };
}

function expectedOfNotes(
  { deliveryNumbers }: InvoiceDocument,
  { deliveries, depositOn, invoicedBefore }: InvoiceFacts,
): ExpectedInvoice {
  const days = new Map<string, string>();
  const notes = deliveryNumbers.flatMap((deliveryNumber): InvoicedNote[] => {
    const delivery = deliveries.get(deliveryNumber);
    if (invoicedBefore.has(deliveryNumber) || delivery?.status !== 'known') return [];
    const { picked, deliveredAt, empties, plan } = delivery;
    if (picked === null || deliveredAt === null) return [];
    days.set(deliveryNumber, dayAt(Date.parse(deliveredAt)));
    return [{ deliveryNumber, orderNumber: plan.orderNumber, lines: picked.lines, totals: picked.totals, empties }];
  });
  return expectedInvoice(notes, (kind, number) => depositOn(kind, days.get(number) ?? ''));
}

/** Null with a line that pays no return back. */
function expectedOfReturns(
  { lines }: InvoiceDocument,
  { returns, invoicedBefore }: InvoiceFacts,
): ExpectedInvoice | null {
  const ids = lines.map((line) => ('returnId' in line ? line.returnId : null));
  if (ids.includes(null)) return null;
  return expectedCredit(
    [...returns].flatMap(([returnId, known]): InvoicedReturn[] => {
      if (invoicedBefore.has(returnId) || known.status === 'none' || known.credit === null) return [];
      const { request, credit } = known;
      const articles = new Map(request.lines.map((line) => [line.lineId, line]));
      return [
        {
          returnId,
          deliveryNumber: request.deliveryNumber,
          vat: credit.vat,
          lines: credit.lines.flatMap(({ lineId, quantity, vatRate, baseCents, depositCents }) => {
            const article = articles.get(lineId);
            if (!article) return [];
            const { articleNumber, name, unit } = article;
            const depositMills = quantity === 0 ? 0 : Math.round((depositCents * 10) / quantity);
            return [{ lineId, articleNumber, name, unit, quantity, vatRate, baseCents, depositCents, depositMills }];
          }),
        },
      ];
    }),
  );
}

function atMost(differences: readonly InvoiceDifference[], most: number): InvoiceDifference[] {
  if (differences.length <= most) return [...differences];
  const rest = differences.slice(most - 1);
  const differenceCents = rest.reduce((sum, each) => sum + each.differenceCents, 0);
  const ofDocument = { lineNumber: null, deliveryNumber: null, noteLineId: null };
  return [
    ...differences.slice(0, most - 1),
    { ...ofDocument, about: 'amount', invoiced: `${rest.length} ×`, expected: '–', differenceCents },
  ];
}
