import type { StatisticsView } from '@talloor/contracts/endpoints/statistics.ts';
import { inOrder } from '@talloor/platform/sideBySide.ts';
import type { ReadSide } from '../readSide.ts';
import { findPeople } from './findPeople.ts';
import { findPlaces } from './findPlaces.ts';
import { findPurchaseHistory } from './history/findPurchaseHistory.ts';
import type { PurchaseHistory } from './history/purchaseHistory.ts';
import { rememberHistories } from './history/rememberHistories.ts';
import { nameGroups } from './nameGroups.ts';
import { listDeliveries, type SummedDelivery } from './sums/listDeliveries.ts';
import { notesOf, type PurchaseSelection } from './sums/placeLines.ts';
import { sumPurchases } from './sums/sumPurchases.ts';
import { viewFigures, viewRow, type RowTexts } from './viewStatistics.ts';

export type StatisticsSelection = Omit<PurchaseSelection, 'places'> & {
  readonly versions: ReadonlyMap<string, string>;
};
export type Reader = { readonly language: 'nl' | 'fr'; readonly showsPrices: boolean };

export type StatisticsReader = {
  readonly readRows: (
    selection: StatisticsSelection,
    reader: Reader,
    most?: number,
  ) => Promise<Pick<StatisticsView, 'totals' | 'rows' | 'row_count'>>;
  readonly readDeliveries: (selection: StatisticsSelection, key: string) => Promise<readonly SummedDelivery[]>;
};

const loadsAtOnce = 2;

/** Names of people and places are read each time, so that erasure holds at once. */
export function createStatisticsReader(side: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>): StatisticsReader {
  const { pool } = side;
  const historyOf = rememberHistories((customerNumber) => findPurchaseHistory(pool, customerNumber));

  const load = async ({ versions, ...selection }: StatisticsSelection) => {
    const histories: PurchaseHistory[] = [];
    for await (const history of inOrder(versions, loadsAtOnce, ([number, version]) => historyOf(number, version)))
      histories.push(history);
    const orderNumbers = () =>
      histories.flatMap((history) => notesOf(history, selection).map(({ order_number: number }) => number));
    const places = selection.by === 'address' ? await findPlaces(pool, orderNumbers()) : new Map<string, string>();
    return { histories, placed: { ...selection, places } };
  };

  const findTexts = async (
    { by }: Pick<StatisticsSelection, 'by'>,
    language: 'nl' | 'fr',
    histories: readonly PurchaseHistory[],
    keys: readonly string[],
  ): Promise<(key: string) => RowTexts> => {
    switch (by) {
      case 'article':
        return (key) => {
          const texts = histories.find(({ articles }) => articles.has(key))?.articles.get(key);
          return { label: texts?.name[language] ?? '', unit: texts?.unit[language] ?? null };
        };
      case 'group': {
        const groups = await nameGroups(side, language);
        return (key) => ({ label: groups.get(key) ?? key, unit: null });
      }
      case 'user': {
        const people = await findPeople(pool, keys);
        return (key) => ({ label: people.get(key) ?? '', unit: null });
      }
      case 'month':
        return () => ({ label: '', unit: null });
      case 'brand':
      case 'address':
        return (key) => ({ label: key, unit: null });
      default:
        return by satisfies never;
    }
  };

  return {
    readRows: async (selection, { language, showsPrices }, most = Infinity) => {
      const { by } = selection;
      const { histories, placed } = await load(selection);
      const { rows, rowCount, totals } = sumPurchases(histories, placed, { showsPrices, most });
      const keys = rows.map(({ key }) => key);
      const textsOf = await findTexts(selection, language, histories, keys);
      return {
        totals: viewFigures(totals, showsPrices),
        rows: rows.map(({ key, sums }) => viewRow(key, sums, textsOf(key), { by, showsPrices })),
        row_count: rowCount,
      };
    },
    readDeliveries: async (selection, key) => {
      const { histories, placed } = await load(selection);
      return listDeliveries(histories, placed, key);
    },
  };
}
