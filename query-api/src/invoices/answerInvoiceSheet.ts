import { writeXlsxStream } from 'hucre/xlsx';
import { invoiceSheetTexts } from '@talloor/messages/sheet/invoiceSheetTexts.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { usableCreditCents } from '@talloor/rules/invoice/balance.ts';
import { answerWorkbook } from '../download/answerWorkbook.ts';
import { cellText, type Cell } from '../download/sheetColumns.ts';
import type { ReadSide } from '../readSide.ts';
import {
  findInvoiceNumbers,
  findNumberedInvoices,
  selectInvoices,
  type FoundInvoiceSummary,
  type InvoiceSelection,
} from './findInvoices.ts';
import { balanceOf, stateOf } from './invoiceState.ts';
import { relatedTo } from './viewSummary.ts';

const rowsAtOnce = 1000;
const widths = [16, 14, 14, 14, 12, 12, 12, 20, 24, 24, 24, 24, 14, 20];
const euros = '#,##0.00';

/** Quick enough for the request, unlike ADR 0071. */
export async function answerInvoiceSheet(
  { pool, catalogue }: Pick<ReadSide, 'pool' | 'catalogue'>,
  selection: InvoiceSelection,
  day: string,
  context: RequestContext<{ kind: 'customer' }>,
): Promise<'handled'> {
  const { customerNumber, language } = context;
  const words = invoiceSheetTexts[language];
  const selected = selectInvoices(customerNumber, selection, day);
  // Payments during the download move no row to another page.
  const [numbers, customer] = await Promise.all([
    findInvoiceNumbers(pool, selected, selection),
    catalogue.findCustomer(customerNumber),
  ]);
  const ofCustomer = [customerNumber, customer?.erpNumber ?? null];
  const columns = words.columns.map((header, at) => ({
    header,
    width: widths[at] ?? 14,
    ...(at >= 4 && at <= 6 && { numFmt: euros }),
  }));
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let first = 0; first < numbers.length; first += rowsAtOnce)
      for (const invoice of await findNumberedInvoices(pool, customerNumber, numbers.slice(first, first + rowsAtOnce)))
        yield [...rowOf(invoice, language, day), ...ofCustomer];
  }
  return answerWorkbook(context, {
    name: `${words.file}-${day}.xlsx`,
    chunks: () => writeXlsxStream(rows(), { name: words.sheet, columns, freezePane: { rows: 1 } }),
  });
}

function rowOf(row: FoundInvoiceSummary, language: 'nl' | 'fr', day: string): Cell[] {
  const words = invoiceSheetTexts[language];
  const cells: Cell[] = [
    row.number,
    words.kinds[row.kind],
    row.issued_on,
    row.due_on,
    eurosOfCents(row.amount_cents),
    eurosOfCents(row.open_cents),
    eurosOfCents(usableCreditCents(balanceOf(row))),
    words.states[stateOf(row, day)],
    row.delivery_numbers.join(', '),
    row.order_numbers.join(', '),
    row.buyer_reference,
    relatedTo(row).join(', '),
  ];
  return cells.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell));
}
