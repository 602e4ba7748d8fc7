import type { OrderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { receiptTexts } from '@talloor/messages/receipt/receiptTexts.ts';
import { formatDate, formatSeconds, formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { writeHead, type HeadLine } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { heightOfSums, writeSums, type PaperSum } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import { quantityText } from './quantityText.ts';

export const receiptTitle = ({ order_number: order, version }: OrderReceiptView, language: PaperLanguage): string =>
  fillText(receiptTexts[language].title, { order, version: String(version) }, language);

const proofHeight = 110;

/** ADR 0111. */
export function drawReceipt(paper: Paper, receipt: OrderReceiptView, language: PaperLanguage): void {
  const words = receiptTexts[language];
  const title = receiptTitle(receipt, language);
  const isPlaced = receipt.cause === 'placed';
  writeHead(paper, language, {
    title,
    number: receipt.order_number,
    lines: headLines(receipt, language),
    blocks: [],
  });
  const { article, was, becomes } = words.columns;
  const table = paperTable(paper, `${title} · ${receipt.customer_name}`, [
    column(article, sheetLeft, 290, 'left'),
    ...(isPlaced ? [] : [column(was, 340, 100)]),
    column(isPlaced ? words.ordered : becomes, sheetRight - 110, 110),
  ]);
  const sums = sumsOf(receipt, language);
  table.heads();
  table.rows(
    receipt.lines.map((line) => rowOf(line, isPlaced, language)),
    heightOfSums(sums) + proofHeight,
  );
  writeSums(paper, sums);
  paper.pdf.y += 12;
  paper.rule();
  paper.say('H2', words.chain, { size: 10, font: 'strong' });
  const { id, name, hash } = receipt.event;
  const placeText = fillText(words.event, { event: name }, language);
  paper.say('P', `${placeText}  ·  ${id}`, { size: 9, ink: 'soft' });
  paper.say('P', words.hash, { size: 9, ink: 'soft' });
  paper.say('P', hash, { size: 9.5, font: 'strong' });
  paper.pdf.y += 4;
  paper.say('P', words.explain, { size: 9, ink: 'soft' });
}

function headLines(receipt: OrderReceiptView, language: PaperLanguage): HeadLine[] {
  const words = receiptTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { submitted_at: at, changeable_until: until, customer_name: name, customer_number: number } = receipt;
  const happened = { placed: words.placed, user: words.changed, deadline: words.byItself }[receipt.cause];
  const by = receipt.is_by_office
    ? [words.byOffice]
    : receipt.made_by === null
      ? []
      : [fill(words.by, { name: receipt.made_by })];
  const moment = `${formatDate(language, at)} ${formatSeconds(language, at)}`;
  const closes = `${formatDate(language, until)} ${formatTime(language, until)}`;
  return [
    { text: `${name}, ${fill(paperTexts[language].customer, { number })}` },
    { text: [fill(happened, { moment }), ...by].join(', '), ink: 'dark', isStrong: true },
    {
      text: fill(receipt.delivery_moment === undefined ? words.delivery : words.mussels[receipt.delivery_moment], {
        day: formatWeekdayDate(language, receipt.delivery_date),
        moment: closes,
      }),
    },
  ];
}

function sumsOf(receipt: OrderReceiptView, language: PaperLanguage): PaperSum[] {
  const words = receiptTexts[language];
  const { amount_to_pay: pay, original_amount_to_pay: was, is_approximate: isApproximate } = receipt;
  const amount = (euros: number) => formatApproximate(language, euros, isApproximate);
  return [
    ...(was === null ? [] : [{ label: words.wasTotal, amount: amount(was), kind: 'plain' as const }]),
    ...(pay === null ? [] : [{ label: words.total, amount: amount(pay), kind: 'total' as const }]),
  ];
}

function rowOf(line: OrderReceiptView['lines'][number], isPlaced: boolean, language: PaperLanguage): PaperRow {
  const words = receiptTexts[language];
  const pieces = (quantity: number) => quantityText(language, quantity, line.unit);
  const was = line.original_quantity === 0 ? words.none : pieces(line.original_quantity);
  const becomes = line.quantity === 0 ? words.removed : pieces(line.quantity);
  return {
    cells: [line.name, ...(isPlaced ? [] : [was]), becomes],
    notes: [{ text: line.article_number, ink: 'soft' }],
  };
}
