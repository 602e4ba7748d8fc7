import { listParkedDeliveries, parkedDeliveryFilter } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { CommandSide } from '../../commandSide.ts';
import { findParked } from '../readParked.ts';

export const listParkedDeliveriesRoute = (side: CommandSide): Route =>
  route(listParkedDeliveries, async ({ query }) => {
    const { filter, range } = readListQuery(query, parkedDeliveryFilter, ['parked_at'] as const);
    const { total, rows } = await findParked(side.pool, filter, range, side.clock.now());
    return {
      body: [...rows],
      headers: { 'content-range': contentRange('parkedDeliveries', range, rows.length, total) },
    };
  });
