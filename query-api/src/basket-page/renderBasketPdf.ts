import { createRequire } from 'node:module';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDate, formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { paperGroups, type PaperLine } from './paperLines.ts';

const margin = 48;
const right = 595.28 - margin;
const bottom = 841.89 - margin - 20;
/** Left edges of the columns and their widths, in points. */
const columns = {
  name: [margin, 250],
  quantity: [margin + 256, 70],
  price: [margin + 330, 92],
  total: [right - 76, 76],
} as const;
const ink = { dark: '#231A21', soft: '#6B5E68', aub: '#5E2A52', bad: '#AE231C', ok: '#1B6A3C', line: '#D8D1D6' };

/** The shop's own face, embedded: every reader shows euro signs and accents alike. */
const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  text: 'archivo-latin-400-normal.woff',
  strong: 'archivo-latin-600-normal.woff',
};

/**
 * A basket on paper (spec shopping §2, Basket screen): groups, prices and sums, without any amount where they are hidden.
 * @param madeAt epoch seconds
 */
export async function renderBasketPdf(basket: BasketView, language: 'nl' | 'fr', madeAt: number): Promise<Buffer> {
  // Only who asks for paper needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const words = basketPageTexts[language];
  const showsPrices = basket.customer.show_prices;
  const said = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language === 'nl' ? 'nl-BE' : 'fr-BE',
    info: { Title: `${words.title} ${basket.customer.name}`, CreationDate: new Date(madeAt * 1000) },
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((done) => pdf.once('end', done));
  for (const [name, file] of Object.entries(fonts))
    pdf.registerFont(name, resolve(`@fontsource/archivo/files/${file}`));

  const write = (text: string, size: number, colour: string, font: 'text' | 'strong' = 'text') =>
    pdf.font(font).fontSize(size).fillColor(colour).text(written(text), margin);
  const at = (text: string, [x, width]: readonly [number, number], y: number, align: 'left' | 'right' = 'left') =>
    pdf.text(written(text), x, y, { width, align, lineBreak: align === 'left' });
  const room = (points: number) => {
    if (pdf.y + points > bottom) pdf.addPage();
  };
  const rule = () => {
    pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(ink.line).stroke();
    pdf.y += 5;
  };

  const { customer, delivery_date: delivery } = basket;
  const elsewhere = basket.alternative_address;
  write('talloor', 12, ink.aub, 'strong');
  write(words.title, 20, ink.dark, 'strong');
  write(`${customer.name} · ${said(words.customer, { number: customer.customer_number })}`, 10, ink.dark);
  write(
    elsewhere === null
      ? `${customer.delivery_address.address}, ${customer.delivery_address.postal} ${customer.delivery_address.city}`
      : `${elsewhere.name}, ${elsewhere.street} ${elsewhere.street_number}, ${elsewhere.postal} ${elsewhere.city}`,
    10,
    ink.soft,
  );
  const { date, selected_window: window } = delivery;
  write(
    date === null || window === null
      ? words.noDelivery
      : said(words.delivery, { day: formatDay(language, date), start: window.start, end: window.end }),
    10,
    ink.dark,
    'strong',
  );
  if (basket.po_number !== '') write(said(words.reference, { reference: basket.po_number }), 10, ink.soft);
  const moment = `${formatDate(language, madeAt)} ${formatTime(language, madeAt)}`;
  write(`${said(words.made, { moment })}. ${words.notBinding}`, 9, ink.soft);
  pdf.moveDown(0.8);

  const writeLine = (line: PaperLine) => {
    room(34);
    const top = pdf.y;
    pdf.font('strong').fontSize(10).fillColor(ink.dark);
    at(line.name, columns.name, top);
    pdf.font('text').fontSize(8.5).fillColor(ink.soft);
    at(line.facts, columns.name, pdf.y);
    for (const error of line.errors) {
      pdf.fillColor(ink.bad);
      at(error, columns.name, pdf.y);
    }
    const below = pdf.y;
    pdf.font('text').fontSize(10).fillColor(ink.dark);
    at(line.quantity, columns.quantity, top, 'right');
    if (line.price !== null) at(line.price, columns.price, top, 'right');
    if (line.total !== null) at(line.total, columns.total, top, 'right');
    pdf.y = below + 4;
    rule();
  };
  const heading = (name: string, colour: string) => {
    room(60);
    pdf.moveDown(0.4);
    write(name, 11, colour, 'strong');
    pdf.y += 2;
    rule();
  };

  if (basket.lines.length === 0) write(words.empty, 11, ink.dark);
  for (const group of paperGroups(basket, words.faulty, language)) {
    heading(group.name, group.kind === 'faulty' ? ink.bad : ink.aub);
    for (const line of group.lines) writeLine(line);
  }
  if (basket.free_lines.length > 0) heading(words.free, ink.ok);
  for (const free of basket.free_lines)
    writeLine({
      articleNumber: free.article_number,
      name: free.name,
      facts: `${free.article_number} · ${free.because}`,
      errors: [],
      quantity: formatNumber(language, free.quantity),
      price: null,
      total: words.freeAmount,
    });

  room(20 + basket.total_lines.length * 16);
  pdf.moveDown(0.6);
  if (!showsPrices) write(words.hidden, 10, ink.soft);
  for (const { type, label, amount, is_approximate } of basket.total_lines) {
    if (amount === null) continue;
    const isTotal = type === 'grand_total';
    const top = pdf.y;
    pdf
      .font(isTotal || type === 'subtotal_incl_vat' ? 'strong' : 'text')
      .fontSize(isTotal ? 13 : 10)
      .fillColor(ink.dark);
    at(label, [margin + 256, 170], top);
    at(formatApproximate(language, amount, is_approximate), columns.total, top, 'right');
    pdf.y = top + (isTotal ? 20 : 15);
  }

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.font('text').fontSize(8).fillColor(ink.soft);
    pdf.page.margins.bottom = 0;
    pdf.text(said(words.page, { page: page + 1, pages: count }), margin, 841.89 - margin + 6, {
      width: right - margin,
      align: 'right',
      lineBreak: false,
    });
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** The face has no narrow or non-breaking spaces of its own. */
const written = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
