import type PDFKit from 'pdfkit';
import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { deliveryNoteTexts } from '@talloor/messages/deliveryNote/deliveryNoteTexts.ts';
import { formatDate, formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { drawCode39 } from './drawCode39.ts';
import { noteSheet, sheetLeft, sheetRight, type SheetColumn, type SheetRow } from './noteSheet.ts';

type Language = 'nl' | 'fr';
type Pdf = InstanceType<typeof PDFKit>;

const column = (left: number, width: number, align: 'left' | 'right' = 'right'): SheetColumn => ({
  left,
  width,
  align,
});
const columnsOf = {
  priced: [
    column(sheetLeft, 178, 'left'),
    column(222, 62),
    column(288, 62),
    column(352, 32),
    column(386, 22),
    column(410, 52),
    column(464, 44),
    column(sheetRight - 46, 46),
  ],
  plain: [column(sheetLeft, 290, 'left'), column(336, 80), column(420, 80), column(sheetRight - 50, 50)],
};

/** A delivery note on paper (spec after-ordering §2, §3): with prices, or without any amount. */
export async function renderDeliveryNotePdf(note: DeliveryNoteView, language: Language): Promise<Buffer> {
  // Only who asks for paper needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const words = deliveryNoteTexts[language];
  const said = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const title = said(words.title, { number: note.number });
  const isPriced = note.totals !== null;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 40,
    bufferPages: true,
    lang: language === 'nl' ? 'nl-BE' : 'fr-BE',
    displayTitle: true,
    info: { Title: `${title} ${note.customer_name}` },
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((done) => pdf.once('end', done));
  const { article, ordered, delivered, percentage, vat, price, excluding, including } = words.columns;
  const heads = isPriced
    ? [article, ordered, delivered, percentage, vat, price, excluding, including]
    : [article, ordered, delivered, percentage];
  const sheet = noteSheet(
    pdf,
    `${title} · ${note.customer_name}`,
    isPriced ? columnsOf.priced : columnsOf.plain,
    heads,
  );

  drawCode39(pdf, note.number, { right: sheetRight, top: 40, height: 30 });
  sheet.wear('strong', 14, 'aub');
  sheet.at('talloor', sheetLeft, 40, 200);
  sheet.wear('strong', 19, 'dark');
  sheet.at(title, sheetLeft, 60, 320);
  sheet.wear('text', 9.5, 'soft');
  const facts = [
    said(words.order, { order: note.order_number }),
    ...(note.reference === '' ? [] : [said(words.reference, { reference: note.reference })]),
    `${note.customer_name}, ${said(words.customer, { number: note.customer_number })}`,
  ];
  sheet.at(facts.join('  ·  '), sheetLeft, pdf.y + 2, 500);
  sheet.wear('strong', 9.5, 'dark');
  sheet.at(whenOf(note, language), sheetLeft, pdf.y + 2, 500);
  const top = pdf.y + 10;
  const addresses = [
    [words.deliveryAddress, ...deliveryAddressOf(note, words.erased)],
    [
      words.billingAddress,
      note.billing_address.name,
      note.billing_address.address,
      `${note.billing_address.postal} ${note.billing_address.city}`,
      ...(note.vat_number === null ? [] : [said(words.vat, { number: note.vat_number })]),
    ],
  ];
  let below = top;
  addresses.forEach((lines, index) => {
    const left = sheetLeft + index * 260;
    lines.forEach((line, row) => {
      sheet.wear(row === 0 ? 'strong' : 'text', 9, 'dark');
      sheet.at(line, left, row === 0 ? top : pdf.y, 240);
    });
    below = Math.max(below, pdf.y);
  });
  pdf.y = below + 12;
  sheet.columnHeads();
  for (const line of note.lines) sheet.row(rowOf(line, language, isPriced));
  writeFoot(note, language, sheet, pdf);
  sheet.numberSheets((page, pages) => said(words.page, { page, pages }));
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function whenOf(note: DeliveryNoteView, language: Language): string {
  const words = deliveryNoteTexts[language];
  const { delivered_at: at, received_by: by } = note;
  if (at === null) return fillText(words.expected, { day: formatDay(language, note.delivery_date) }, language);
  const moment = `${formatDate(language, at)} ${formatTime(language, at)}`;
  const delivered = fillText(words.delivered, { moment }, language);
  return by === null ? delivered : `${delivered}  ·  ${fillText(words.receivedBy, { name: by }, language)}`;
}

function deliveryAddressOf(
  { delivery_address: address, customer_name: name }: DeliveryNoteView,
  erased: string,
): string[] {
  if (address === null) return [name];
  const street = [address.street ?? erased, address.street_number].filter(Boolean).join(' ');
  return [
    address.name ?? erased,
    address.po_box ? `${street} / ${address.po_box}` : street,
    `${address.postal} ${address.city}`,
  ];
}

/** `2026-06-30` as `30/06/2026`. */
const writtenDay = (day: string): string => day.split('-').toReversed().join('/');

function rowOf(line: DeliveryNoteLineView, language: Language, isPriced: boolean): SheetRow {
  const words = deliveryNoteTexts[language];
  const said = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const number = (value: number) => formatNumber(language, value);
  const { unit, weight } = line;
  const reason = line.reason === null ? '' : words.reasons[line.reason];
  const lots = line.lots.map(({ lot, best_before: day, quantity }) =>
    [
      ...(lot === null ? [] : [said(words.lot, { lot })]),
      ...(day === null ? [] : [said(words.bestBefore, { day: writtenDay(day) })]),
      ...(line.lots.length > 1 ? [said(words.pieces, { quantity: number(quantity), unit })] : []),
    ].join(' · '),
  );
  const notes: SheetRow['notes'] = [
    { text: [line.article_number, line.brand].filter((fact) => fact !== '').join(' · '), ink: 'soft' },
    ...lots.filter((text) => text !== '').map((text) => ({ text, ink: 'soft' as const })),
    ...(line.replaces
      ? [
          {
            text: said(words.replaces, { article: `${line.replaces.article_number} ${line.replaces.name}` }),
            ink: 'info' as const,
          },
        ]
      : []),
    ...(line.replaced > 0
      ? [{ text: said(words.replaced, { quantity: number(line.replaced), unit, reason }), ink: 'info' as const }]
      : []),
    ...(line.manco > 0
      ? [{ text: said(words.manco, { quantity: number(line.manco), unit, reason }), ink: 'bad' as const }]
      : []),
    ...(weight !== null && line.expected_weight !== null && weight !== line.expected_weight && line.delivered > 0
      ? [
          {
            text: said(words.weighed, { weight: number(weight), expected: number(line.expected_weight) }),
            ink: 'soft' as const,
          },
        ]
      : []),
  ];
  const amount = (euros: number | null) =>
    line.is_free ? words.free : euros === null ? '' : formatAmount(language, euros);
  const came = [`${number(line.ordered)} ${unit}`, `${number(line.delivered)} ${unit}`, `${line.percentage} %`];
  const priced = [
    line.vat_code,
    line.is_free || line.price_per_unit === null ? '' : formatUnitPrice(language, line.price_per_unit),
    amount(line.total_excl_vat),
    line.is_free ? '' : amount(line.total_incl_vat),
  ];
  return { cells: [line.name, ...came, ...(isPriced ? priced : [])], notes };
}

function writeFoot(note: DeliveryNoteView, language: Language, sheet: ReturnType<typeof noteSheet>, pdf: Pdf): void {
  const words = deliveryNoteTexts[language];
  const said = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { totals, signature } = note;
  sheet.keepTogether(totals === null ? 60 : 140 + totals.vat.length * 14);
  pdf.y += 8;
  const top = pdf.y;
  sheet.wear('text', 9, 'soft');
  const notes = [
    ...(note.containers.length > 0
      ? [said(words.containers, { list: note.containers.map(({ sscc }) => sscc).join(', ') })]
      : []),
    ...(note.empties.length > 0
      ? [said(words.empties, { list: note.empties.map(({ kind, count }) => `${count} × ${kind}`).join(', ') })]
      : []),
    ...(totals === null ? [words.noPrices] : []),
  ];
  for (const text of notes) sheet.at(text, sheetLeft, pdf.y, 240);
  if (signature !== null) {
    sheet.at(words.signature, sheetLeft, pdf.y + 4, 240);
    pdf.save();
    pdf.translate(sheetLeft, pdf.y + 2);
    pdf.scale(0.5);
    pdf.lineWidth(2);
    pdf.strokeColor('#231A21');
    pdf.path(signature).stroke();
    pdf.restore();
  }
  if (totals === null) return;
  const sum = (label: string, euros: number, isTotal = false) => {
    sheet.wear(isTotal ? 'strong' : 'text', isTotal ? 12 : 9.5, 'dark');
    const at = pdf.y;
    sheet.at(label, 300, at, 170);
    sheet.at(formatAmount(language, euros), sheetRight - 90, at, 90, 'right');
    pdf.y = at + (isTotal ? 18 : 14);
  };
  pdf.y = top;
  sum(words.subtotal, totals.subtotal);
  if (totals.delivery_cost !== 0) sum(words.deliveryCost, totals.delivery_cost);
  if (totals.express_fee !== 0) sum(words.express, totals.express_fee);
  if (totals.discounts !== 0) sum(words.discounts, -totals.discounts);
  for (const { tax_percentage: rate, base, amount } of totals.vat) {
    const code = note.lines.find((line) => line.tax_percentage === rate)?.vat_code ?? '';
    sum(said(words.vatOf, { rate: formatNumber(language, rate), code, base: formatAmount(language, base) }), amount);
  }
  if (totals.deposit !== 0) sum(words.deposit, totals.deposit);
  sum(words.total, totals.amount_to_pay, true);
}
