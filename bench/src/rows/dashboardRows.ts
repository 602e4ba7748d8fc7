import type { Bench, Lane } from '../bench.ts';
import { answers, type Call } from '../load/caller.ts';
import { atLeast, type Pair, rateRatio, type Row } from '../report/row.ts';
import { writeHistory } from '../tenant/writeHistory.ts';
import { httpRow, productTurns, targets } from './httpTurns.ts';

const pageSize = 5;
const minRatio = 0.8;

const groups = [
  { group: 'incomplete', path: '/api/dashboard/orders/incomplete', field: '"baskets":[' },
  { group: 'pending', path: `/api/dashboard/orders/pending?limit=${pageSize}`, field: '"orders":[{' },
  { group: 'delivered', path: `/api/dashboard/orders/delivered?limit=${pageSize}`, field: '"deliveries":[{' },
  { group: 'invoiced', path: `/api/dashboard/orders/invoiced?limit=${pageSize}`, field: '"deliveries":[{' },
] as const;

export async function dashboardRows(bench: Bench): Promise<readonly Row[]> {
  const { many, few } = bench.size.history;
  const rows = [await detailRow(bench)];
  await writeHistory(bench, many, few);
  const small: Bench = { ...bench, lanes: bench.lanes.map(withSecondCustomer) };
  for (const { group, path, field } of groups) {
    const call = (): Call => ({ method: 'GET', path, isRight: answers(200, field) });
    const name = `group ${group} of a customer with ${many} orders, against floor R`;
    const row = await httpRow(bench, { name, floor: 'read', target: targets.read }, call);
    const share = await compared(bench, small, call);
    rows.push({ ...row, judged: [...row.judged, atLeast(`of one with ${few}`, share, minRatio)] });
  }
  return rows;
}

function detailRow(bench: Bench): Promise<Row> {
  const { openOrders } = bench.size.tenant;
  return httpRow(
    bench,
    { name: 'an open order of 5 lines, against floor R', floor: 'read', target: targets.read },
    (lane, count) => ({
      method: 'GET',
      path: `/api/pending_order/${1_000_001 + lane * openOrders + (count % openOrders)}`,
      isRight: answers(200, '"order_number":'),
    }),
  );
}

async function compared(many: Bench, few: Bench, call: () => Call): Promise<number> {
  const [ofMany, ofFew] = [productTurns(many, call), productTurns(few, call)];
  const { rounds, roundMs } = many.size;
  await ofFew(roundMs);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ floor: await ofFew(roundMs), own: await ofMany(roundMs) });
  return rateRatio(pairs);
}

function withSecondCustomer(lane: Lane): Lane {
  const [, second, ...others] = lane.sessions;
  if (!second) throw new Error('a lane has too few customers');
  return { ...lane, sessions: [second, ...others] };
}
