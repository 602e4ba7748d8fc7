import type { Bench } from '../bench.ts';
import { answers } from '../load/caller.ts';
import type { Row } from '../report/row.ts';
import { httpRow, targets } from './httpTurns.ts';

const pageSize = 24;

export function openOrders(bench: Bench): Promise<Row> {
  const { openOrders: results } = bench.size.tenant;
  const fullPages = Math.floor(results / pageSize);
  return httpRow(
    bench,
    {
      name: `open orders of a customer with ${results}, pages of ${pageSize}, against floor R`,
      floor: 'read',
      target: targets.read,
    },
    (lane, count) => ({
      method: 'GET',
      path: `/api/dashboard/orders/pending?page=${((lane + count) % fullPages) + 1}&limit=${pageSize}`,
      isRight: answers(200, `"results":${results},`),
    }),
  );
}
