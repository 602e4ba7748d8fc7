import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDate, formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { freeGroup, paperGroups, paperTotals } from './paperLines.ts';
import { paperSheet, type PaperSum } from './paperSheet.ts';

type Language = 'nl' | 'fr';

const colours = { faulty: 'bad', group: 'aub', free: 'ok' } as const;

/**
 * A basket on paper (spec shopping §2, Basket screen): groups, prices and sums, without any amount where they are hidden.
 * @param madeAt epoch seconds
 */
export async function renderBasketPdf(basket: BasketView, language: Language, madeAt: number): Promise<Buffer> {
  // Only who asks for paper needs it.
  const { default: PDFDocument } = await import('pdfkit');
  const words = basketPageTexts[language];
  const said = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { customer } = basket;
  const moment = `${formatDate(language, madeAt)} ${formatTime(language, madeAt)}`;
  const whose = `${customer.name} · ${said(words.customer, { number: customer.customer_number })}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 48,
    bufferPages: true,
    lang: language === 'nl' ? 'nl-BE' : 'fr-BE',
    info: { Title: `${words.title} ${customer.name}`, CreationDate: new Date(madeAt * 1000) },
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((done) => pdf.once('end', done));
  const { show_prices: showsPrices } = customer;
  const sheet = paperSheet(pdf, {
    title: `${words.title} · ${whose} · ${moment}`,
    columns: {
      articleNumber: '',
      name: words.article,
      facts: '',
      errors: [],
      quantity: words.quantity,
      price: showsPrices ? words.price : null,
      total: showsPrices ? words.total : null,
    },
  });

  sheet.write('talloor', 12, 'aub', 'strong');
  sheet.write(words.title, 20, 'dark', 'strong');
  sheet.write(whose, 10, 'dark');
  if (basket.delivery_date.service?.kind !== 'pickup') sheet.write(addressOf(basket), 10, 'soft');
  sheet.write(whenOf(basket, language), 10, 'dark', 'strong');
  if (basket.po_number !== '') sheet.write(said(words.reference, { reference: basket.po_number }), 10, 'soft');
  sheet.write(`${said(words.made, { moment })}. ${words.notBinding}`, 9, 'soft');
  if (!showsPrices) sheet.write(words.hidden, 9, 'soft');
  pdf.moveDown(0.8);

  const free = freeGroup(basket, words.free, words.freeAmount, language);
  const groups = [...paperGroups(basket, words.faulty, language), ...(free === null ? [] : [free])];
  const sums = sumsOf(basket, language);
  if (groups.length === 0) sheet.write(words.empty, 11, 'dark');
  else sheet.columnHeads();
  for (const [index, { kind, name, lines }] of groups.entries()) {
    const after = index === groups.length - 1 ? sheet.heightOfSums(sums) : 0;
    sheet.group(name, said(words.continued, { group: name }), colours[kind], lines, after);
  }
  sheet.sums(sums);
  sheet.numberSheets((page, pages) => said(words.page, { page, pages }));
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function addressOf({ customer: { delivery_address: own }, alternative_address: other }: BasketView): string {
  if (other === null) return `${own.address}, ${own.postal} ${own.city}`;
  const box = other.po_box === '' ? '' : ` / ${other.po_box}`;
  return `${other.name}, ${other.street} ${other.street_number}${box}, ${other.postal} ${other.city}`;
}

function whenOf({ delivery_date: { date, selected_window: window, service } }: BasketView, language: Language): string {
  const words = basketPageTexts[language];
  if (date === null || window === null) return words.noDelivery;
  const when = { day: formatDay(language, date), start: window.start, end: window.end };
  if (service?.kind !== 'pickup') return fillText(words.delivery, when, language);
  const place = `${service.name}, ${service.address}, ${service.postal} ${service.city}`;
  return fillText(words.pickup, { ...when, place }, language);
}

const sumsOf = (basket: BasketView, language: Language): PaperSum[] =>
  paperTotals(basket, language).flatMap(({ type, label, amount }) =>
    amount === null
      ? []
      : [
          {
            label,
            amount,
            kind: type === 'grand_total' ? 'total' : type === 'subtotal_incl_vat' ? 'strong' : 'plain',
          } as const,
        ],
  );
