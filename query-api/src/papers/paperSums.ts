import type { TotalsView } from '@talloor/contracts/shapes.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { paperTexts } from '@talloor/messages/paper/paperTexts.ts';
import { formatAmount, formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import type { Paper, PaperLanguage } from './openPaper.ts';
import { sheetRight } from './paperStyle.ts';
import type { Look } from './paperText.ts';

export type PaperSum = { readonly label: string; readonly amount: string; readonly kind: 'plain' | 'strong' | 'total' };

const looks = {
  plain: { size: 9.5 },
  strong: { size: 9.5, font: 'strong' },
  total: { size: 12, font: 'strong' },
} satisfies Record<PaperSum['kind'], Look>;
const heightOf = ({ kind }: PaperSum): number => (kind === 'total' ? 18 : 14);
const labels = { x: 300, width: 170 };

/** Points. */
export const heightOfSums = (sums: readonly PaperSum[]): number =>
  sums.reduce((height, sum) => height + heightOf(sum), 12);

export function writeSums(paper: Paper, sums: readonly PaperSum[]): void {
  const { pdf } = paper;
  if (sums.length === 0) return;
  const table = paper.branch('Table');
  pdf.y += 8;
  for (const sum of sums) {
    const y = pdf.y;
    const row = paper.branch('TR', table);
    paper.say('TH', sum.label, looks[sum.kind], { ...labels, y }, row);
    const place = { x: sheetRight - 90, y, width: 90, align: 'right' } as const;
    paper.say('TD', sum.amount, looks[sum.kind], place, row);
    pdf.y = y + heightOf(sum);
  }
}

export function sumsOfTotals(
  totals: TotalsView,
  language: PaperLanguage,
  codeOf: (rate: number) => string = () => '',
): PaperSum[] {
  const words = paperTexts[language];
  const plain = (label: string, euros: number): PaperSum => ({
    label,
    amount: formatAmount(language, euros),
    kind: 'plain',
  });
  const optionalSum = (label: string, euros: number) => (euros === 0 ? [] : [plain(label, euros)]);
  const vat = totals.vat.map(({ tax_percentage: rate, base, amount }) => {
    const code = codeOf(rate);
    const values = { rate: formatNumber(language, rate), code, base: formatAmount(language, base) };
    return plain(fillText(code === '' ? words.vatOn : words.vatOf, values, language), amount);
  });
  const total = formatApproximate(language, totals.amount_to_pay, totals.is_approximate);
  return [
    plain(words.subtotal, totals.subtotal),
    ...optionalSum(words.deliveryCost, totals.delivery_cost),
    ...optionalSum(words.express, totals.express_fee),
    ...optionalSum(words.discounts, -totals.discounts),
    ...vat,
    ...optionalSum(words.deposit, totals.deposit),
    { label: words.total, amount: total, kind: 'total' },
  ];
}
