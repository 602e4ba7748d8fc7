import type { Bench } from '../bench.ts';
import { answers, openConnection, type Call } from '../load/caller.ts';
import type { Turn } from '../load/measure.ts';
import { median, percentile } from '../load/statistics.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { emptyBaskets } from './basketRows.ts';
import { laneAt } from './httpTurns.ts';
import { pacedTurn } from './pacedTurn.ts';
import { readBaskets } from './readBaskets.ts';
import { placeOrders } from './placeOrders.ts';

const lineCount = 20;
const warmUp = 10;
const timed = 30;
const mostMs = 150;
const mostTimes = 2;

export async function paperRows(bench: Bench): Promise<readonly Row[]> {
  const [order = ''] = await placeOrders(bench, ([session]) => session, lineCount);
  const { sessions } = laneAt(bench.lanes, 0);
  const connection = openConnection(bench.product.url);
  const pdf: Call = { method: 'GET', path: `/pending-order/${order}/pdf`, isRight: answers(200, '%PDF-') };
  const make = async () => (await connection.run(sessions[0], pdf)).milliseconds;
  for (let count = 0; count < warmUp; count++) await make();
  const latencies: number[] = [];
  for (let count = 0; count < timed; count++) latencies.push(await make());
  const alone: Row = {
    name: `an open order of ${lineCount} lines as a PDF, one after the other`,
    judged: [atMost('p50', median(latencies), mostMs, ' ms')],
    own: { rate: 1000 / median(latencies), cpu: null, p50: median(latencies), p975: percentile(latencies, 0.975) },
  };
  const busyReading = await busyReadingRow(bench, make);
  await connection.close();
  return [alone, busyReading];
}

async function busyReadingRow(bench: Bench, make: () => Promise<number>): Promise<Row> {
  const { size } = bench;
  const { read, full } = await readBaskets(bench, lineCount);
  const pairs: { readonly calm: Turn; readonly busy: Turn }[] = [];
  for (let round = 0; round < size.rounds; round++) {
    const calm = await pacedTurn(bench, read, full / 3);
    let isOver = false;
    const making = (async () => {
      while (!isOver) await make();
    })();
    const busy = await pacedTurn(bench, read, full / 3);
    isOver = true;
    await making;
    pairs.push({ calm, busy });
  }
  await emptyBaskets(bench);
  return {
    name: `p97.5 of reading a basket of ${lineCount} lines at a third of full load while PDFs are made, against none`,
    judged: [atMost('times', median(pairs.map(({ calm, busy }) => busy.p975 / calm.p975)), mostTimes)],
    own: medians(pairs.map(({ busy }) => busy)),
    floor: medians(pairs.map(({ calm }) => calm)),
  };
}
