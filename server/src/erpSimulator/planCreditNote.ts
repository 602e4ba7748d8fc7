import type { InvoiceMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import { invoiceMessageOf } from '@talloor/contracts/invoiceMessageOf.ts';
import { expectedCredit, type InvoicedNote } from '@talloor/rules/invoice/expectedInvoice.ts';
import { creditReturn, type EarlierCredit, type ReturnedQuantity } from '@talloor/rules/returns/creditReturn.ts';

export type CreditedReturn = {
  readonly returnId: string;
  readonly customerNumber: string;
  readonly invoiceNumber: string;
  /** yyyy-mm-dd */
  readonly creditedOn: string;
  readonly note: InvoicedNote;
  readonly quantities: readonly ReturnedQuantity[];
};

/** @param credited of one note, oldest first */
export function planCreditNotes(credited: readonly CreditedReturn[]): InvoiceMessage[] {
  const earlier: EarlierCredit[] = [];
  return credited.flatMap(({ returnId, note, quantities, ...credit }): InvoiceMessage[] => {
    const { lines, vat } = creditReturn(
      { lines: note.lines, discountCents: note.totals.discountCents },
      quantities,
      earlier,
    );
    earlier.push({ quantities, bases: lines });
    const articles = new Map(note.lines.map((line) => [line.lineId, line]));
    const ofReturn = lines.flatMap((line) => {
      const article = articles.get(line.lineId);
      return article ? [{ ...article, ...line }] : [];
    });
    if (ofReturn.length === 0) return [];
    return [
      {
        kind: 'credit_note',
        message_id: `sim-8${returnId}`,
        number: `8${returnId}`,
        customer_number: credit.customerNumber,
        issued_on: credit.creditedOn,
        buyer_reference: '',
        corrected_invoices: [credit.invoiceNumber],
        ...invoiceMessageOf(expectedCredit([{ returnId, deliveryNumber: note.deliveryNumber, lines: ofReturn, vat }])),
      },
    ];
  });
}
