import { findLots as contract } from '@talloor/contracts/endpoints/lots.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findLots } from './findLots.ts';

export const findLotsRoute = ({ pool, waiter }: ReadSide): Route =>
  route(contract, async ({ query: { lot, article } }, { language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'traceability', 'deliveries');
    return { body: await findLots(pool, { lot: lot || null, article: article ?? null }, language), stale };
  });
