import type pg from 'pg';
import { importDemoFile } from './importDemoFile.ts';

const by = 'demo';
const dayLength = 86_400_000;
const daysBack = 554;

export const demoBegin = (now: Date): Date => new Date(now.getTime() - daysBack * dayLength);

/** In this order, because files refer to earlier ones. */
const subjects = [
  'navigation',
  'labels',
  'products',
  'related-articles',
  'customers',
  'prices',
  'promotions',
  'spec-sheets',
  'mussels',
] as const;

/** `now` around which prices and promotions hold, `at` the time of the change. */
type DemoTimes = { readonly now: Date; readonly at: Date };

/** New articles have the stock before the first order. Repeatable. */
export async function writeDemoCatalogue(pool: pg.Pool, { now, at }: DemoTimes): Promise<void> {
  for (const subject of subjects) await importDemoFile(pool, subject, { by, at }, now);
}

/** Stock of scarce articles as counted at `now`, after all orders. */
export const reportScarceStock = (pool: pg.Pool, now: Date): Promise<void> =>
  importDemoFile(pool, 'stock', { by, at: now });
