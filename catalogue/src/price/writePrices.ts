import type { Pool } from 'pg';
import { z } from 'zod';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow, type WriteOutcomes } from '../changes/writeRows.ts';

const mills = z.int().min(0).max(1_000_000_000);
const day = z.iso.date();
const from = { articleNumber, priceMills: mills, fromDay: day.nullable().default(null) };
const valid = { ...from, toDay: day.nullable().default(null) };

/** Mills per price unit. Inclusive days; null is open-ended. The newest of a kind applies. */
export const priceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), ...valid }),
  z.object({ kind: z.literal('group'), priceGroup: z.string().min(1), ...valid }),
  z.object({ kind: z.literal('offer'), customerNumber: z.string().min(1), ...valid }),
  z.object({ kind: z.literal('tender'), customerNumber: z.string().min(1), ...valid }),
  z.object({ kind: z.literal('day'), articleNumber, priceMills: mills, day }),
  z.object({ kind: z.literal('box'), fromQuantity: z.number().positive(), ...valid }),
]);
export type PriceInput = z.input<typeof priceInput>;

export async function writePrices(pool: Pool, prices: readonly PriceInput[], changedBy: ChangedBy): Promise<void> {
  const rows = z.array(priceInput).parse(prices).map(priceRow);
  await changeCatalogue(pool, async (client) => {
    await writePriceRows({ client, changedBy }, rows);
  });
}

export const priceKey = ['article_number', 'kind', 'holder', 'from_day'];

export async function writePriceRows(
  { client, changedBy }: WriteContext,
  rows: readonly TableRow[],
): Promise<WriteOutcomes> {
  return writeRows(client, 'prices', priceKey, rows, changedBy);
}

export function priceRow(price: z.output<typeof priceInput>) {
  const [fromDay, toDay] = price.kind === 'day' ? [price.day, price.day] : [price.fromDay, price.toDay];
  return {
    article_number: price.articleNumber,
    kind: price.kind,
    holder: holderOf(price),
    from_day: fromDay ?? '-infinity',
    to_day: toDay ?? 'infinity',
    from_quantity: price.kind === 'box' ? price.fromQuantity : null,
    price_mills: price.priceMills,
  };
}

function holderOf(price: z.output<typeof priceInput>): string {
  switch (price.kind) {
    case 'group':
      return price.priceGroup;
    case 'offer':
    case 'tender':
      return price.customerNumber;
    case 'list':
    case 'day':
    case 'box':
      return '';
    default:
      return price satisfies never;
  }
}
