import type { LotsFound } from '@talloor/contracts/endpoints/lots.ts';
import type { DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { affectedLots, lotKey } from '@talloor/rules/recall/affectedLots.ts';
import type pg from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { deliveryStage } from '../deliveryNotes/deliveryStage.ts';
import { lotDeliveryColumns, lotDeliveriesQuery } from './lotDeliveries.ts';

export type LotQuestion = { readonly lot: string | null; readonly article: string | null };

const most = 500;

/** Lots ignore case. */
export async function findLots(pool: pg.Pool, question: LotQuestion, language: 'nl' | 'fr'): Promise<LotsFound> {
  const lot = question.lot === null ? null : lotKey(question.lot);
  const scope = { lots: lot === null ? null : [lot], articles: question.article === null ? null : [question.article] };
  const { text, values } = lotDeliveriesQuery('@>', scope);
  const rows = await findRows(pool, lotDeliveryColumns, `${text} limit ${most + 1}`, values);
  const customers = new Map<string, LotsFound['customers'][number]>();
  let deliveries = 0;
  for (const row of rows.slice(0, most)) {
    const lines = linesOf(row.lines, { lot, article: question.article }, language);
    // Lot and article may be in different lines.
    if (lines.length === 0) continue;
    const { customer_number: number, customer_name: name } = row;
    const customer = customers.get(number) ?? { customer_number: number, name, deliveries: [] };
    customers.set(number, customer);
    deliveries += 1;
    customer.deliveries.push({
      delivery_number: row.delivery_number,
      order_number: row.order_number,
      delivery_date: epochOfDay(row.day),
      stage: deliveryStage(row),
      lines,
    });
  }
  const byName = [...customers.values()].sort((first, second) => first.name.localeCompare(second.name));
  return { customers: byName, deliveries, is_complete: rows.length <= most };
}

function linesOf(lines: readonly DeliveredLineRow[], { lot, article }: LotQuestion, language: 'nl' | 'fr') {
  const scope = { lots: lot === null ? [] : [lot], articles: article === null ? [] : [article] };
  return lines.flatMap((line) => {
    const affected = affectedLots({ ...line, articleNumber: line.article_number }, scope);
    if (!affected) return [];
    const shared = {
      line_id: line.line_id,
      article_number: line.article_number,
      name: line.name[language],
      unit: line.unit[language],
    };
    const unnamed = affected.unnamed > 0 ? [{ lot: null, best_before: null, quantity: affected.unnamed }] : [];
    return [...affected.lots, ...unnamed].map((each) => ({ ...shared, ...each }));
  });
}
