import { lengthOf, periodBefore, shiftDay } from '@talloor/rules/statistics/comparePeriods.ts';
import { lineFigures, type PurchaseLine, type PurchaseNote } from '../../history/purchaseHistory.ts';
import type { PurchaseSelection } from '../placeLines.ts';
import type { StatisticsSums } from '../sumPurchases.ts';

type Bought = {
  readonly key: string;
  readonly article: string;
  readonly isCurrent: boolean;
  readonly amounts: Readonly<Record<(typeof lineFigures)[number], number>>;
};

export function addNaively(
  notes: readonly PurchaseNote[],
  selection: PurchaseSelection,
): ReadonlyMap<string, StatisticsSums> {
  const lines = notes.flatMap((note) => note.lines.flatMap((line) => boughtOf(note, line, selection)));
  const before = (article: string) => lines.filter((line) => line.article === article && !line.isCurrent);
  const previousPrice = (article: string): number | null => {
    const quantity = add(before(article), ({ amounts }) => amounts.priced_quantity);
    return quantity === 0 ? null : add(before(article), ({ amounts }) => amounts.turnover_cents) / quantity;
  };
  const sumsOf = (key: string): StatisticsSums => {
    const now = lines.filter((line) => line.key === key && line.isCurrent);
    const then = lines.filter((line) => line.key === key && !line.isCurrent);
    const comparable = now.filter(({ article }) => previousPrice(article) !== null);
    const current = Object.fromEntries(lineFigures.map((name) => [name, add(now, ({ amounts }) => amounts[name])]));
    return {
      ...(current as Bought['amounts']),
      previous_turnover_cents: add(then, ({ amounts }) => amounts.turnover_cents),
      previous_quantity: add(then, ({ amounts }) => amounts.quantity),
      previous_priced_quantity: add(then, ({ amounts }) => amounts.priced_quantity),
      comparable_cents: add(comparable, ({ amounts }) => amounts.turnover_cents),
      expected_cents: add(
        comparable,
        ({ article, amounts }) => amounts.priced_quantity * (previousPrice(article) ?? 0),
      ),
    };
  };
  return new Map(lines.map(({ key }) => [key, sumsOf(key)]));
}

const add = (lines: readonly Bought[], amountOf: (line: Bought) => number): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

function boughtOf(
  { delivered_on: day, ordered_by: user, order_number: order }: PurchaseNote,
  [[article, group, brand], figures]: PurchaseLine,
  { by, places, group: onlyGroup, brand: onlyBrand, ...period }: PurchaseSelection,
): readonly Bought[] {
  const isCurrent = day >= period.from && day <= period.to;
  const isOutside = !isCurrent && (day < periodBefore(period).from || day > period.to);
  if (isOutside || (onlyGroup ?? group) !== group || (onlyBrand ?? brand) !== brand) return [];
  const month = (isCurrent ? day : shiftDay(day, lengthOf(period))).slice(0, 7);
  const keys = { article, group, brand, month, address: places.get(order) ?? '', user };
  const amounts = Object.fromEntries(lineFigures.map((name, index) => [name, figures[index] ?? 0]));
  return [{ key: keys[by], article, isCurrent, amounts: amounts as Bought['amounts'] }];
}
