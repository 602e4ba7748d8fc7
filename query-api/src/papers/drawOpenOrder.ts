import type { OrderDetail, OrderLineView } from '@talloor/contracts/shapes.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { orderPaperTexts } from '@talloor/messages/orderPaper/orderPaperTexts.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { formatDate, formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatApproximate, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { paperAddress } from './paperAddress.ts';
import { writeHead, type HeadLine } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { heightOfSums, sumsOfTotals, writeSums } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import type { OrderPaper } from './paperTask.ts';
import { quantityText } from './quantityText.ts';

export const openOrderTitle = ({ order_number: number }: OrderDetail, language: PaperLanguage): string =>
  fillText(orderPaperTexts[language].title, { number }, language);

/** Spec after-ordering §2. @param madeAt epoch seconds */
export function drawOpenOrder(paper: Paper, task: OrderPaper, language: PaperLanguage, madeAt: number): void {
  const { order } = task;
  const words = orderPaperTexts[language];
  const common = paperTexts[language];
  const title = openOrderTitle(order, language);
  const { totals, customer_name: name } = order;
  writeHead(paper, language, {
    title,
    number: order.order_number,
    lines: headLines(task, language, madeAt),
    blocks: [[common.deliveryAddress, ...paperAddress(order.address, name, language)]],
  });
  const { article, quantity, vat, price, total } = words.columns;
  const priced = [column(vat, 348, 32), column(price, 384, 80), column(total, sheetRight - 86, 86)];
  const table = paperTable(paper, `${title} · ${name}`, [
    column(article, sheetLeft, 230, 'left'),
    column(quantity, 276, 68),
    ...(totals === null ? [] : priced),
  ]);
  const sums = totals === null ? [] : sumsOfTotals(totals, language);
  table.heads();
  table.rows(
    order.lines.map((line) => rowOf(line, language, totals !== null)),
    heightOfSums(sums),
  );
  const top = paper.pdf.y;
  paper.pdf.y += 10;
  const isWeighed = order.lines.some((line) => line.is_weight_article);
  const note = totals === null ? words.hidden : isWeighed ? words.approximate : '';
  if (note !== '') paper.say('P', note, { size: 9, ink: 'soft' }, { width: 230 });
  if (totals === null) return;
  paper.pdf.y = top;
  writeSums(paper, sums);
}

const momentOf = (language: PaperLanguage, at: number): string =>
  `${formatDate(language, at)} ${formatTime(language, at)}`;

function headLines({ order, customerErpNumber }: OrderPaper, language: PaperLanguage, madeAt: number): HeadLine[] {
  const words = orderPaperTexts[language];
  const common = paperTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const placedAt = momentOf(language, order.order_date);
  const facts = [
    `${order.customer_name}, ${fill(common.customer, { number: numbersText(order.customer_number, customerErpNumber) })}`,
    ...(order.reference === '' ? [] : [fill(common.reference, { reference: order.reference })]),
    ...((order.version ?? 1) > 1 ? [fill(words.version, { version: order.version ?? 1 })] : []),
    ...(order.main_order === undefined ? [] : [fill(words.mainOrder, { order: order.main_order })]),
  ];
  const people = [
    order.placed_by === null
      ? fill(words.placed, { moment: placedAt })
      : fill(words.placedBy, { moment: placedAt, name: order.placed_by }),
    ...(order.approved_by === undefined ? [] : [fill(words.approvedBy, { name: order.approved_by })]),
    fill(common.made, { moment: momentOf(language, madeAt) }),
  ];
  const { delivery_window: window, delivery_service: service, changeable_until: until, comment } = order;
  const when = { day: formatWeekdayDate(language, order.delivery_date), start: window.start, end: window.end };
  const [open, processed] =
    service?.kind === 'mussels' ? [words.cancellable, words.notCancellable] : [words.changeable, words.closed];
  const state = { open, processed, cancelled: words.cancelled }[order.status];
  return [
    { text: facts.join('  ·  ') },
    { text: people.join('  ·  ') },
    {
      text:
        service?.kind === 'pickup'
          ? fill(words.pickup, {
              ...when,
              place: `${service.name}, ${service.address}, ${service.postal} ${service.city}`,
            })
          : fill(service?.kind === 'mussels' ? words.mussels[service.moment] : words.delivery, when),
      ink: 'dark',
      isStrong: true,
    },
    { text: fill(state, { moment: momentOf(language, until) }), ink: order.status === 'cancelled' ? 'bad' : 'dark' },
    ...(comment === null || comment === '' ? [] : [{ text: fill(words.message, { message: comment }) }]),
  ];
}

function rowOf(line: OrderLineView, language: PaperLanguage, isPriced: boolean): PaperRow {
  const words = orderPaperTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const number = (value: number) => formatNumber(language, value);
  const { unit, price_per_unit: price, normal_price: normal, line_total: total } = line;
  const kinds = [
    ...(line.is_day_price ? [words.kinds.day] : []),
    ...(line.is_offer_price ? [words.kinds.offer] : []),
    ...(line.is_promo_price ? [words.kinds.promo] : []),
    ...(line.is_box_price ? [words.kinds.box] : []),
    ...(price !== null && normal !== null && normal > price && !line.is_free
      ? [fill(words.normal, { price: formatUnitPrice(language, normal) })]
      : []),
  ];
  const facts = [numbersText(line.article_number, line.erp_number), line.brand, ...(isPriced ? kinds : [])].filter(
    (fact) => fact !== '',
  );
  const allocatedText = number(line.allocated_quantity ?? 0);
  return {
    cells: [
      line.name,
      quantityText(language, line.quantity, unit),
      ...(isPriced
        ? [
            number(line.tax_percentage),
            line.is_free ? paperTexts[language].free : price === null ? '' : formatUnitPrice(language, price),
            line.is_free || total === null ? '' : formatApproximate(language, total, line.is_weight_article),
          ]
        : []),
    ],
    notes: [
      { text: facts.join(' · '), ink: 'soft' },
      ...(line.status === 'short'
        ? [
            {
              text: fill(words.short, { quantity: allocatedText, ordered: number(line.quantity), unit }),
              ink: 'bad' as const,
            },
          ]
        : []),
    ],
  };
}
