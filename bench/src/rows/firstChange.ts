import type { Bench, Lane } from '../bench.ts';
import { answers, type Call, type Session } from '../load/caller.ts';
import type { Turn } from '../load/measure.ts';
import { median, percentile } from '../load/statistics.ts';
import { atMost, type Row } from '../report/row.ts';
import { waitUntilSettled } from './checkouts.ts';

const lineCount = 20;
const fewChanges = 20;
/** Varies the number of events since the last snapshot. */
const further = 13;
const warmUpChanges = 20;
const mostTimes = 3;

const baskets = ({ sessions }: Lane): readonly [many: Session, few: Session] => {
  const [, many, few] = sessions;
  if (!many || !few) throw new Error('a lane has too few customers');
  return [many, few];
};

const quantityOf = (count: number): number => 10 + (count % 90);

/** After a restart: long streams against short, with equal lines. */
export async function firstChange(bench: Bench): Promise<Row> {
  const { lanes, size, tenant } = bench;
  const articles = tenant.orderable.slice(0, lineCount);
  const single = (count: number, quantity = quantityOf(count)): Call => ({
    method: 'PUT',
    path: `/api/basket/item/${articles[count % articles.length]}`,
    body: { quantity },
    isRight: answers(200, `"quantity":${quantity},"errors":[]`),
  });
  const whole = (quantity: number): Call => ({
    method: 'PUT',
    path: '/api/basket/items',
    body: Object.fromEntries(articles.map((article) => [article, quantity])),
    isRight: answers(200, `"quantity":${quantity},"errors":[]`),
  });
  await Promise.all(
    lanes.map(async (lane, index) => {
      const [many, few] = baskets(lane);
      // Single changes, because baskets remember few command ids.
      const singles = Math.min(1000, size.changes / 2) + index * further;
      for (let count = 0; count * lineCount < size.changes - singles; count++)
        await lane.product.run(many, whole(101 + (count % 2)));
      for (let count = 0; count < singles; count++) await lane.product.run(many, single(count));
      for (let count = 0; count < fewChanges; count++) await lane.product.run(few, single(count));
    }),
  );
  await waitUntilSettled(bench);

  const long: number[] = [];
  const short: number[] = [];
  let current = bench;
  for (let restart = 0; restart < size.restarts; restart++) {
    current = await current.restarted();
    await awake(current, single);
    for (const [index, lane] of current.lanes.entries()) {
      const [many, few] = baskets(lane);
      const changeLong = async () => long.push((await lane.product.run(many, single(0, 200 + restart))).milliseconds);
      const changeShort = async () => short.push((await lane.product.run(few, single(0, 200 + restart))).milliseconds);
      // Both orders are equally frequent.
      for (const change of index % 2 === 0 ? [changeLong, changeShort] : [changeShort, changeLong]) await change();
    }
  }
  return {
    name: `first change after a restart: basket of ${size.changes} changes against one of ${fewChanges}`,
    judged: [atMost('times', median(long) / median(short), mostTimes)],
    own: turnOf(long),
    floor: turnOf(short),
  };
}

/** Otherwise both sides measure compilation. */
async function awake({ lanes, ...bench }: Bench, change: (count: number) => Call): Promise<void> {
  const search = { method: 'GET', path: '/api/search?keywords=kaas', isRight: answers(200, '{"products":[') } as const;
  await Promise.all(lanes.map(({ product, sessions }) => product.run(sessions[0], search)));
  await waitUntilSettled({ lanes, ...bench });
  for (let count = 0; count < warmUpChanges; count++)
    await Promise.all(lanes.map(({ product, sessions }) => product.run(sessions[0], change(count))));
  await waitUntilSettled({ lanes, ...bench });
}

const turnOf = (latencies: readonly number[]): Turn => ({
  rate: 1000 / median(latencies),
  cpu: null,
  p50: percentile(latencies, 0.5),
  p975: percentile(latencies, 0.975),
});
