import type { InvoiceLineView, InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import type { ShownAddress } from '@talloor/contracts/shapes.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { invoicePaperTexts } from '@talloor/messages/invoicePaper/invoicePaperTexts.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import type { Supplier } from '@talloor/platform/configuration.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { vatCode } from '../deliveryNotes/viewDeliveryNote.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { paperAddress } from './paperAddress.ts';
import { writeHead } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { heightOfSums, writeSums, type PaperSum } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import { heightOfPayment, writePayment } from './paperPayment.ts';
import { quantityText } from './quantityText.ts';

type Note = InvoiceView['notes'][number];

export const invoiceTitle = ({ kind, number }: InvoiceView, language: PaperLanguage): string =>
  fillText(invoicePaperTexts[language][kind].title, { number }, language);

/** Spec after-ordering §3, Invoice. */
export function drawInvoice(
  paper: Paper,
  { invoice, supplier }: { readonly invoice: InvoiceView; readonly supplier: Supplier | null },
  language: PaperLanguage,
): void {
  const words = invoicePaperTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const title = invoiceTitle(invoice, language);
  drawHead(paper, invoice, supplier, language);
  const { article, quantity, vat, price, total } = words.columns;
  const table = paperTable(paper, `${title} · ${invoice.customer_name}`, [
    column(article, sheetLeft, 230, 'left'),
    column(quantity, 275, 80),
    column(vat, 360, 24),
    column(price, 390, 90),
    column(total, sheetRight - 70, 70),
  ]);
  table.heads();
  const write = (name: string, lines: readonly InvoiceLineView[]): void => {
    if (lines.length === 0) return;
    const rows = lines.map((line) => invoiceRow(line, language));
    table.rows(rows, 0, { name, continued: fill(words.continued, { name }), ink: 'aub' });
  };
  const isSeveral = addressesOf(invoice).length > 1;
  for (const note of invoice.notes)
    write(
      noteHeading(note, language, isSeveral),
      note.lines.filter((line) => !isEmpties(line)),
    );
  write(
    words.emptiesHeading,
    invoice.notes.flatMap(({ lines }) => lines.filter(isEmpties)),
  );
  const sums = sumsOf(invoice, language);
  paper.keepTogether(Math.max(heightOfSums(sums), heightOfPayment(invoice)));
  const top = paper.pdf.y;
  writePayment(paper, invoice, language);
  paper.pdf.y = top;
  writeSums(paper, sums);
}

function drawHead(paper: Paper, invoice: InvoiceView, supplier: Supplier | null, language: PaperLanguage): void {
  const words = invoicePaperTexts[language];
  const common = paperTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { customer_name: name, billing_address: billing, due_date: due, related } = invoice;
  const isCredit = invoice.kind === 'credit_note';
  const issued = fill(words.issued, { day: formatDate(language, invoice.invoice_date) });
  const payable = due === null ? [] : [fill(words.due, { day: formatDate(language, due) })];
  const corrected = isCredit && related.length > 0 ? [fill(words.corrects, { list: related.join(', ') })] : [];
  writeHead(paper, language, {
    title: invoiceTitle(invoice, language),
    number: invoice.number,
    lines: [
      { text: [issued, ...payable, ...corrected].join('  ·  '), ink: 'dark', isStrong: true },
      {
        text: [
          `${name}, ${fill(common.customer, { number: invoice.customer_number })}`,
          ...(invoice.buyer_reference === '' ? [] : [fill(common.reference, { reference: invoice.buyer_reference })]),
        ].join('  ·  '),
      },
      ...(invoice.order_numbers.length === 0
        ? []
        : [{ text: fill(words.orders, { list: invoice.order_numbers.join(', ') }) }]),
    ],
    blocks: [
      ...(supplier
        ? [
            [
              words.supplier,
              supplier.name,
              supplier.street,
              supplier.city,
              fill(words.vatNumber, { number: supplier.vatNumber }),
              ...(supplier.phone === undefined ? [] : [supplier.phone]),
            ],
          ]
        : []),
      [
        words.billingAddress,
        billing.name,
        billing.address,
        `${billing.postal} ${billing.city}`,
        ...(invoice.vat_number === null ? [] : [fill(words.vatNumber, { number: invoice.vat_number })]),
      ],
      ...deliveryBlock(invoice, language),
    ],
  });
}

const addressesOf = ({ notes }: InvoiceView): ShownAddress[] => [
  ...new Map(notes.flatMap(({ address }) => (address ? [[JSON.stringify(address), address] as const] : []))).values(),
];

function deliveryBlock(invoice: InvoiceView, language: PaperLanguage): string[][] {
  const [address, ...others] = addressesOf(invoice);
  if (!address) return [];
  const title = paperTexts[language].deliveryAddress;
  if (others.length > 0) return [[title, invoicePaperTexts[language].withNotes]];
  return [[title, ...paperAddress(address, invoice.customer_name, language)]];
}

/** @param hasStreet whether it alone names the address */
function noteHeading(
  { delivery_number: number, delivery_date: day, address }: Note,
  language: PaperLanguage,
  hasStreet: boolean,
): string {
  const words = invoicePaperTexts[language];
  return [
    fillText(words.note, { number }, language),
    ...(day === null ? [] : [fillText(words.delivered, { day: formatDate(language, day) }, language)]),
    ...(address === null
      ? []
      : hasStreet
        ? [paperAddress(address, '', language).join(', ')]
        : [`${address.postal} ${address.city}`]),
  ].join(' · ');
}

/** Outside VAT. */
const isEmpties = ({ kind }: InvoiceLineView): boolean => kind === 'deposit' || kind === 'empties';

export function invoiceRow(line: InvoiceLineView, language: PaperLanguage): PaperRow {
  const words = invoicePaperTexts[language];
  const {
    quantity,
    weight,
    price,
    unit,
    price_unit: priceUnit,
    tax_percentage: rate,
    article_number: article,
    return_id: returnId,
  } = line;
  const notes: PaperRow['notes'] = [
    ...(article === null ? [] : [{ text: article, ink: 'soft' as const }]),
    ...(weight === null
      ? []
      : [
          {
            text: fillText(
              words.weighed,
              { weight: `${formatNumber(language, weight)} ${priceUnit ?? ''}`.trim() },
              language,
            ),
            ink: 'soft' as const,
          },
        ]),
    ...(returnId === null
      ? []
      : [{ text: fillText(words.ofReturn, { number: returnId }, language), ink: 'info' as const }]),
  ];
  const count = line.kind === 'empties' ? -(quantity ?? 0) : quantity;
  const priceText = price === null ? '' : formatUnitPrice(language, price);
  return {
    cells: [
      line.description,
      count === null ? '' : quantityText(language, count, unit ?? '').trim(),
      rate === null ? '' : vatCode(rate),
      price === null || priceUnit === null ? priceText : `${priceText} / ${priceUnit}`,
      formatAmount(language, line.total),
    ],
    notes,
  };
}

function sumsOf(invoice: InvoiceView, language: PaperLanguage): PaperSum[] {
  const words = invoicePaperTexts[language];
  const plain = (label: string, euros: number, kind: PaperSum['kind'] = 'plain'): PaperSum => ({
    label,
    amount: formatAmount(language, euros),
    kind,
  });
  const optional = (label: string, euros: number): PaperSum[] => (euros === 0 ? [] : [plain(label, euros)]);
  const isCredit = invoice.kind === 'credit_note';
  const vat = invoice.vat.map(({ tax_percentage: rate, base, amount }) => {
    const values = { rate: formatNumber(language, rate), code: vatCode(rate), base: formatAmount(language, base) };
    return plain(fillText(paperTexts[language].vatOf, values, language), amount);
  });
  const settled = invoice.paid + invoice.credited;
  return [
    plain(words.base, invoice.total_excl_vat),
    ...vat,
    ...(vat.length > 1 ? [plain(words.totalVat, invoice.total_vat)] : []),
    ...optional(isCredit ? paperTexts[language].deposit : words.deposit, invoice.deposit),
    ...optional(words.empties, invoice.empties),
    plain(isCredit ? words.credit : words.toPay, invoice.amount, 'total'),
    ...(isCredit || settled === 0
      ? []
      : [plain(words.paid, settled), plain(words.open, invoice.open_amount, 'strong')]),
  ];
}
