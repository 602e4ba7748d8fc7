import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import type { Bench } from '../bench.ts';
import { median } from '../load/statistics.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { emptyBaskets } from './basketRows.ts';
import { waitUntilSettled } from './checkouts.ts';
import { pacedTurn } from './pacedTurn.ts';
import { readBaskets } from './readBaskets.ts';

const reportsEach = 20;
/** Alternates, so that a slow disk affects both. */
const turns = 3;
const linesRead = 20;
const mostTimes = 10;
const mostSlower = 2;

export async function deliveryRows(bench: Bench): Promise<readonly Row[]> {
  const { pool, size } = bench;
  const { few, many } = size.deliveryReports;
  const changedBy = { by: 'bench', kind: 'api-key', at: new Date() } as const;
  const { secret } = await createApiKey(pool, { name: 'bench', subjects: ['deliveries'] }, changedBy);
  const reports = createReports();
  const send = async (lines: number): Promise<number> => {
    const file = reports(lines);
    const startedAt = performance.now();
    const response = await fetch(`${bench.product.url}/erp/v1/deliveries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson' },
      body: file,
    });
    const answer = (await response.json()) as { readonly applied?: number };
    if (answer.applied !== lines)
      throw new Error(`${lines} reports were answered ${JSON.stringify(answer).slice(0, 300)}`);
    return performance.now() - startedAt;
  };

  const alone = async (lines: number): Promise<number> => {
    const took = await send(lines);
    await waitUntilSettled(bench);
    return took;
  };

  await alone(few);
  const shortOnes: number[] = [];
  const longOnes: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    shortOnes.push(await alone(few));
    longOnes.push(await alone(many));
  }
  const [short, long] = [median(shortOnes), median(longOnes)];
  const { read, full } = await readBaskets(bench, linesRead);
  const calm = await pacedTurn(bench, read, full / 3);
  const sending = send(many);
  const busy = await pacedTurn(bench, read, full / 3);
  await sending;
  await waitUntilSettled(bench);
  await emptyBaskets(bench);
  return [
    {
      name: `${many} reports of deliveries in a file, against ${few}`,
      judged: [atMost('times', long / short, mostTimes)],
      own: { rate: (many * 1000) / long, cpu: null, p50: long, p975: Number.NaN },
      floor: { rate: (few * 1000) / short, cpu: null, p50: short, p975: Number.NaN },
    },
    {
      name: `p97.5 of reading a basket of ${linesRead} lines at a third of full load while they are taken in, against none`,
      judged: [atMost('times', busy.p975 / calm.p975, mostSlower)],
      own: medians([busy]),
      floor: medians([calm]),
    },
  ];
}

function createReports(): (lines: number) => string {
  let order = firstOrder;
  return (lines) =>
    Array.from({ length: lines / reportsEach }, () => order++)
      .flatMap((number) =>
        Array.from({ length: reportsEach }, (_, change) => ({
          message_id: `bench-${number}-${change}`,
          kind: 'scheduled',
          delivery_number: String(number + 4_000_000),
          order_number: String(number),
          day: '2026-03-13',
          expected_from: `2026-03-13T07:${10 + change}:00Z`,
          expected_until: `2026-03-13T09:${10 + change}:00Z`,
          route: 'G1',
          stop: change + 1,
          stops: reportsEach,
        })),
      )
      .map((report) => JSON.stringify(report))
      .join('\n');
}

const firstOrder = 1_000_001;
