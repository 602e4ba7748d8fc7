import type { DeliveryNoteLineView, DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { containersText } from '@talloor/messages/containers/containersText.ts';
import { deliveryNoteTexts } from '@talloor/messages/deliveryNote/deliveryNoteTexts.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { formatDate, formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { paperAddress } from './paperAddress.ts';
import { writeHead } from './paperHead.ts';
import { sheetLeft, sheetRight } from './paperStyle.ts';
import { heightOfSums, sumsOfTotals, writeSums } from './paperSums.ts';
import { column, paperTable, type PaperRow } from './paperTable.ts';
import type { NotePaper } from './paperTask.ts';
import { quantityText } from './quantityText.ts';

export const deliveryNoteTitle = ({ number }: DeliveryNoteView, language: PaperLanguage): string =>
  fillText(deliveryNoteTexts[language].title, { number }, language);

/** Spec after-ordering §2, §3. */
export function drawDeliveryNote(
  paper: Paper,
  { note, supplier, customerErpNumber }: NotePaper,
  language: PaperLanguage,
): void {
  const words = deliveryNoteTexts[language];
  const common = paperTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const title = deliveryNoteTitle(note, language);
  const { totals, customer_name: name, billing_address: billing } = note;
  const facts = [
    fill(words.order, { order: note.order_number }),
    ...(note.reference === '' ? [] : [fill(common.reference, { reference: note.reference })]),
    `${name}, ${fill(common.customer, { number: numbersText(note.customer_number, customerErpNumber) })}`,
  ];
  writeHead(paper, language, {
    title,
    number: note.number,
    lines: [{ text: facts.join('  ·  ') }, { text: describeDelivery(note, language), ink: 'dark', isStrong: true }],
    blocks: [
      ...(supplier
        ? [
            [
              words.supplier,
              supplier.name,
              supplier.street,
              supplier.city,
              fill(words.vat, { number: supplier.vatNumber }),
              ...(supplier.phone === undefined ? [] : [supplier.phone]),
            ],
          ]
        : []),
      [
        common.deliveryAddress,
        ...(note.delivery_address ? paperAddress(note.delivery_address, name, language) : [name]),
      ],
      [
        words.billingAddress,
        billing.name,
        billing.address,
        `${billing.postal} ${billing.city}`,
        ...(note.vat_number === null ? [] : [fill(words.vat, { number: note.vat_number })]),
      ],
    ],
  });
  const { article, ordered, delivered, percentage, vat, price, excluding, including } = words.columns;
  const columns =
    totals === null
      ? [
          column(article, sheetLeft, 290, 'left'),
          column(ordered, 336, 80),
          column(delivered, 420, 80),
          column(percentage, sheetRight - 50, 50),
        ]
      : [
          column(article, sheetLeft, 158, 'left'),
          column(ordered, 202, 50),
          column(delivered, 255, 50),
          column(percentage, 308, 30),
          column(vat, 341, 18),
          column(price, 366, 82),
          column(excluding, 451, 50),
          column(including, sheetRight - 50, 50),
        ];
  const table = paperTable(paper, `${title} · ${name}`, columns);
  table.heads();
  table.rows(note.lines.map((line) => noteRow(line, language, totals !== null)));
  writeFoot(paper, note, language);
}

function describeDelivery(note: DeliveryNoteView, language: PaperLanguage): string {
  const words = deliveryNoteTexts[language];
  const { delivered_at: at, received_by: by } = note;
  if (at === null) {
    const day = formatWeekdayDate(language, note.delivery_date);
    const part = note.delivery_moment === undefined ? '' : `, ${words.moments[note.delivery_moment]}`;
    return fillText(words.expected, { day: `${day}${part}` }, language);
  }
  const moment = `${formatDate(language, at)} ${formatTime(language, at)}`;
  const delivered = fillText(words.delivered, { moment }, language);
  return by === null ? delivered : `${delivered}  ·  ${fillText(words.receivedBy, { name: by }, language)}`;
}

const formatIsoDay = (day: string): string => day.split('-').toReversed().join('/');

export function noteRow(line: DeliveryNoteLineView, language: PaperLanguage, isPriced: boolean): PaperRow {
  const words = deliveryNoteTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const number = (value: number) => formatNumber(language, value);
  const { unit, weight } = line;
  const reason = line.reason === null ? '' : words.reasons[line.reason];
  const lots = line.lots.map(({ lot, best_before: day, quantity }) =>
    [
      ...(lot === null ? [] : [fill(words.lot, { lot })]),
      ...(day === null ? [] : [fill(words.bestBefore, { day: formatIsoDay(day) })]),
      ...(line.lots.length > 1 ? [quantityText(language, quantity, unit)] : []),
    ].join(' · '),
  );
  const notes: PaperRow['notes'] = [
    {
      text: [numbersText(line.article_number, line.erp_number), line.brand].filter((fact) => fact !== '').join(' · '),
      ink: 'soft',
    },
    ...lots.filter((text) => text !== '').map((text) => ({ text, ink: 'soft' as const })),
    ...(line.replaces
      ? [
          {
            text: fill(words.replaces, { article: `${line.replaces.article_number} ${line.replaces.name}` }),
            ink: 'info' as const,
          },
        ]
      : []),
    ...(line.manco > 0
      ? [
          {
            text: fill(words.manco, { quantity: quantityText(language, line.manco, unit), reason }),
            ink: 'bad' as const,
          },
        ]
      : []),
    ...(weight !== null && line.expected_weight !== null && weight !== line.expected_weight && line.delivered > 0
      ? [
          {
            text: fill(words.weighed, { weight: number(weight), expected: number(line.expected_weight) }),
            ink: 'soft' as const,
          },
        ]
      : []),
    ...(line.replaced > 0
      ? [
          {
            text: fill(words.replaced, { quantity: quantityText(language, line.replaced, unit), reason }),
            ink: 'info' as const,
          },
        ]
      : []),
    ...(line.comment === undefined ? [] : [{ text: line.comment, ink: 'soft' as const }]),
  ];
  const amount = (euros: number | null) =>
    line.is_free ? paperTexts[language].free : euros === null ? '' : formatAmount(language, euros);
  const quantityCells = [
    quantityText(language, line.ordered, unit),
    quantityText(language, line.delivered, unit),
    `${line.percentage} %`,
  ];
  const priced = [
    line.vat_code,
    line.is_free || line.price_per_unit === null
      ? ''
      : `${formatUnitPrice(language, line.price_per_unit)} / ${line.price_unit}`,
    amount(line.total_excl_vat),
    line.is_free ? '' : amount(line.total_incl_vat),
  ];
  return { cells: [line.name, ...quantityCells, ...(isPriced ? priced : [])], notes };
}

function writeFoot(paper: Paper, note: DeliveryNoteView, language: PaperLanguage): void {
  const { pdf } = paper;
  const words = deliveryNoteTexts[language];
  const fill = (text: string, values: Record<string, string | number>) => fillText(text, values, language);
  const { totals, signature } = note;
  const codeOf = (rate: number) => note.lines.find((line) => line.tax_percentage === rate)?.vat_code ?? '';
  const sums = totals === null ? [] : sumsOfTotals(totals, language, codeOf);
  paper.keepTogether(Math.max(120, heightOfSums(sums)));
  const top = pdf.y;
  pdf.y += 8;
  const notes = [
    ...(note.containers.length > 0
      ? [fill(words.containers, { list: note.containers.map(({ sscc }) => sscc).join(', ') })]
      : []),
    ...(note.empties.length > 0 ? [fill(words.empties, { list: containersText(language, note.empties) })] : []),
    ...(note.empties_balance.length > 0
      ? [fill(words.emptiesBalance, { list: containersText(language, note.empties_balance) })]
      : []),
    totals === null ? words.noPrices : words.linesRounded,
  ];
  for (const text of notes) paper.say('P', text, { size: 9, ink: 'soft' }, { width: 240 });
  if (signature !== null) {
    pdf.y += 4;
    paper.say('P', words.signature, { size: 9, ink: 'soft' }, { width: 240 });
    const drawSignature = () => {
      pdf.save();
      pdf.translate(sheetLeft, pdf.y + 2).scale(0.5);
      pdf.lineWidth(2).path(signature).stroke('#231A21');
      pdf.restore();
    };
    paper.mark('Figure', paper.root, drawSignature, words.signature);
  }
  pdf.y = top;
  writeSums(paper, sums);
}
