import type { ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { returnSlipTexts } from '@talloor/messages/returnSlip/returnSlipTexts.ts';
import { formatDate, formatLongDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { paperAddress } from './paperAddress.ts';
import { writeHead } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { column, paperTable } from './paperTable.ts';
import type { ReturnPaper } from './paperTask.ts';
import { quantityText } from './quantityText.ts';

export const returnSlipTitle = ({ return_id: number }: ReturnView, language: PaperLanguage): string =>
  fillText(returnSlipTexts[language].title, { number }, language);

export function drawReturnSlip(paper: Paper, { view, customerErpNumber }: ReturnPaper, language: PaperLanguage): void {
  const words = returnSlipTexts[language];
  const common = paperTexts[language];
  const fill = (text: string, values: Record<string, string>) => fillText(text, values, language);
  const title = returnSlipTitle(view, language);
  const { customer_name: name, address, contact, collection_day: day } = view;
  const requestMoment = `${formatDate(language, view.requested_at)} ${formatTime(language, view.requested_at)}`;
  writeHead(paper, language, {
    title,
    number: view.return_id,
    lines: [
      {
        text: [
          `${name}, ${fill(common.customer, { number: numbersText(view.customer_number, customerErpNumber) })}`,
          fill(words.note, { note: view.delivery_number }),
          fill(words.order, { order: view.order_number }),
        ].join('  ·  '),
      },
      { text: fill(words.asked, { moment: requestMoment }) },
      {
        text: day === null ? words.noDay : fill(words.collection, { day: formatLongDay(language, noonOf(day)) }),
        ink: 'dark',
        isStrong: true,
      },
      { text: words.keep },
    ],
    blocks: [
      [words.collectAt, ...(address === null ? [common.erased] : paperAddress(address, name, language))],
      [words.contact, contact.name ?? common.erased, contact.email ?? common.erased],
    ],
  });
  const { article, quantity, reason, bestBefore, counted } = words.columns;
  const table = paperTable(paper, `${title} · ${name}`, [
    column(article, sheetLeft, 220, 'left'),
    column(quantity, 262, 60),
    column(reason, 334, 100, 'left'),
    column(bestBefore, 438, 56),
    column(counted, sheetRight - 54, 54),
  ]);
  table.heads();
  table.rows(
    view.lines.map((line) => ({
      cells: [
        line.name,
        quantityText(language, line.quantity, line.unit),
        words.reasons[line.reason],
        line.best_before === null ? '' : line.best_before.split('-').toReversed().join('/'),
        line.collected === null ? '' : formatNumber(language, line.collected),
      ],
      notes: [
        { text: numbersText(line.article_number, line.erp_number), ink: 'soft' as const },
        ...(line.comment === null ? [] : [{ text: line.comment, ink: 'soft' as const }]),
      ],
    })),
    90,
  );
  paper.pdf.y += 30;
  const y = paper.pdf.y;
  words.signatures.forEach((signature, at) =>
    paper.say('P', signature, { size: 9, ink: 'soft' }, { x: sheetLeft + at * 260, y, width: 220 }),
  );
}

/** Noon in UTC lies within the day in any time zone offset. */
const noonOf = (day: string): number => Math.floor(Date.parse(`${day}T11:00:00Z`) / 1000);
