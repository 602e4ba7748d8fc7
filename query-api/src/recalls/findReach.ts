import type pg from 'pg';
import { affectedLots, lotKey, type RecallScope } from '@talloor/rules/recall/affectedLots.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { lotDeliveryColumns, lotDeliveriesQuery, type LotDelivery } from '../lots/lotDeliveries.ts';
import { sumOf } from './viewRecall.ts';

export type ReachedDelivery = Omit<LotDelivery, 'lines'> & { readonly quantity: number };

const conditions = { all: '', inHouse: 'and d.dispatched_at is null' } as const;

/** Affected deliveries; or only picked ones before departure. */
export async function findReach(
  pool: Pick<pg.Pool, 'query'>,
  scope: RecallScope,
  which: keyof typeof conditions,
): Promise<readonly ReachedDelivery[]> {
  const { lots, articles } = scope;
  const searched = {
    lots: lots.length > 0 ? lots.map(lotKey) : null,
    articles: articles.length > 0 ? articles : null,
  };
  const rows = await findRows(pool, lotDeliveryColumns, lotDeliveriesQuery('&&', searched, conditions[which]));
  return rows.flatMap(({ lines, ...delivery }) => {
    const affected = lines.flatMap(({ article_number: articleNumber, delivered, lots: of }) => {
      const affectedLot = affectedLots({ articleNumber, delivered, lots: of }, scope);
      return affectedLot ? [affectedLot.quantity] : [];
    });
    return affected.length === 0 ? [] : [{ ...delivery, quantity: sumOf(affected) }];
  });
}
