import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDate, formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { freeGroup, paperGroups, paperTotals, type PaperLine } from '../basketPage/paperLines.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { writeHead } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { heightOfSums, writeSums, type PaperSum } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import type { BasketPaper } from './paperTask.ts';

const colours = { faulty: 'bad', group: 'aub', free: 'ok' } as const;

export const basketTitle = ({ customer }: BasketView, language: PaperLanguage): string =>
  `${basketPageTexts[language].title} ${customer.name}`;

/** Spec shopping §2, Basket screen. @param madeAt epoch seconds */
export function drawBasket(
  paper: Paper,
  { basket, customerErpNumber }: BasketPaper,
  language: PaperLanguage,
  madeAt: number,
): void {
  const words = basketPageTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { customer } = basket;
  const { show_prices: showsPrices } = customer;
  const moment = `${formatDate(language, madeAt)} ${formatTime(language, madeAt)}`;
  const number = numbersText(customer.customer_number, customerErpNumber);
  const customerText = `${customer.name} · ${fill(words.customer, { number })}`;
  writeHead(paper, language, {
    title: words.title,
    number: null,
    lines: [
      { text: customerText, ink: 'dark' },
      ...(basket.delivery_date.service?.kind === 'pickup' ? [] : [{ text: addressOf(basket) }]),
      { text: describeDelivery(basket, language), ink: 'dark', isStrong: true },
      ...(basket.po_number === '' ? [] : [{ text: fill(words.reference, { reference: basket.po_number }) }]),
      { text: `${fill(words.made, { moment })}. ${words.notBinding}` },
      ...(showsPrices ? [] : [{ text: words.hidden }]),
    ],
    blocks: [],
  });
  const free = freeGroup(basket, words.free, words.freeAmount, language);
  const groups = [...paperGroups(basket, words.faulty, language), ...(free === null ? [] : [free])];
  const sums = sumsOf(basket, language);
  if (groups.length === 0) paper.say('P', words.empty, { size: 11 });
  else {
    const priced = [column(words.price, 354, 100), column(words.total, sheetRight - 92, 92)];
    const table = paperTable(paper, `${words.title} · ${customerText} · ${moment}`, [
      column(words.article, sheetLeft, 230, 'left'),
      column(words.quantity, 276, 72),
      ...(showsPrices ? priced : []),
    ]);
    table.heads();
    groups.forEach(({ kind, name, lines }, index) => {
      const after = index === groups.length - 1 ? heightOfSums(sums) : 0;
      const continued = fill(words.continued, { group: name });
      table.rows(
        lines.map((line) => rowOf(line, showsPrices)),
        after,
        { name, continued, ink: colours[kind] },
      );
    });
  }
  writeSums(paper, sums);
}

const rowOf = (line: PaperLine, showsPrices: boolean): PaperRow => ({
  cells: [line.name, line.quantity, ...(showsPrices ? [line.price ?? '', line.total ?? ''] : [])],
  notes: [{ text: line.facts, ink: 'soft' }, ...line.errors.map((text) => ({ text, ink: 'bad' as const }))],
});

function addressOf({ customer: { delivery_address: own }, alternative_address: other }: BasketView): string {
  if (other === null) return `${own.address}, ${own.postal} ${own.city}`;
  const box = other.po_box === '' ? '' : ` / ${other.po_box}`;
  return `${other.name}, ${other.street} ${other.street_number}${box}, ${other.postal} ${other.city}`;
}

function describeDelivery(
  { delivery_date: { date, selected_window: window, service } }: BasketView,
  language: PaperLanguage,
): string {
  const words = basketPageTexts[language];
  if (date === null || window === null) return words.noDelivery;
  const when = { day: formatDay(language, date), start: window.start, end: window.end };
  if (service?.kind !== 'pickup') return fillText(words.delivery, when, language);
  const place = `${service.name}, ${service.address}, ${service.postal} ${service.city}`;
  return fillText(words.pickup, { ...when, place }, language);
}

const sumsOf = (basket: BasketView, language: PaperLanguage): PaperSum[] =>
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
