import type { IssuedInvoice } from '@talloor/events/invoice/state.ts';
import type { ComplaintLine } from '@talloor/events/serviceRequest/values.ts';

export const invoiceLines = ({ document }: Pick<IssuedInvoice, 'document'>): readonly ComplaintLine[] =>
  document.lines.map((line) => ({
    lineId: String(line.lineNumber),
    articleNumber: 'articleNumber' in line ? line.articleNumber : null,
    name: line.name,
    quantity: 'quantity' in line ? line.quantity : null,
  }));
