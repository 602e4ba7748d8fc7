import type { Bench } from '../bench.ts';
import { openOffice, type Call } from '../load/caller.ts';
import { measure } from '../load/measure.ts';
import { atMost, type Row } from '../report/row.ts';
import { eventsOfFirst, firstHistory } from '../tenant/writeHistories.ts';
import { laneAt } from './httpTurns.ts';

const calls = 15;

export async function verifyRow({ product, floor, pool, lanes }: Bench): Promise<Row> {
  const office = await openOffice(floor.url, 'office');
  const { product: connection } = laneAt(lanes, 0);
  const events = eventsOfFirst;
  const isRight: Call['isRight'] = ({ status, body }) =>
    status === 200 && body.includes('"holds":true') && body.includes(`"events_checked":${events}`);
  const verify: Call = { method: 'POST', path: `/api/office/orders/${firstHistory}/verify`, isRight };
  await connection.run(office, verify);
  const own = await measure({ pid: product.pid, pool }, async (latencies) => {
    for (let call = 0; call < calls; call++) latencies.push((await connection.run(office, verify)).milliseconds);
  });
  return { name: `an order of ${events} events is verified`, judged: [atMost('p97.5', own.p975, 300, ' ms')], own };
}
