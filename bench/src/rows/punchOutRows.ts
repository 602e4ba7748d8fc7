import type { Bench } from '../bench.ts';
import { answers, type Call, type Session } from '../load/caller.ts';
import { measure, type Turn } from '../load/measure.ts';
import { median } from '../load/statistics.ts';
import type { Pair, Row } from '../report/row.ts';
import { punchOutCustomers } from '../tenant/fillTenant.ts';
import { waitUntilSettled } from './checkouts.ts';
import { floorCall, floorTurn, httpRow, judgeHttp, laneAt } from './httpTurns.ts';

const hook = 'https://erp.example/hook?sid=42';
const lineCount = 300;
const targets = { start: 0.3, sendBack: 0.2 };

export async function punchOutRows(bench: Bench): Promise<readonly Row[]> {
  const start = await httpRow(
    bench,
    { name: 'start a punch-out session, against floor W', floor: 'write', target: targets.start },
    (lane) => entry(bench, lane),
  );
  return [start, await sendBackRow(bench)];
}

const entry = ({ tenant }: Bench, lane: number, customer = 0): Call => {
  const fields = {
    USERNAME: `bench${lane}`,
    PASSWORD: 'Welkom-2026',
    HOOK_URL: hook,
    '~OkCode': 'ADDI',
    '~Caller': 'CTLG',
    CUSTOMER: tenant.buyers[lane]?.customers[customer] ?? '',
  };
  return {
    method: 'GET',
    path: `/erp-inloggen?${new URLSearchParams(fields).toString()}`,
    isRight: ({ status }) => status === 303,
  };
};

type Framed = {
  readonly lane: number;
  readonly session: Session;
  readonly basketId: string;
  readonly articles: number;
};

async function sendBackRow(bench: Bench): Promise<Row> {
  const { lanes, tenant, size } = bench;
  const articles = tenant.orderable.slice(0, lineCount);
  const framed: Framed[] = [];
  for (let customer = 0; customer < Math.min(punchOutCustomers, tenant.buyers[0]?.customers.length ?? 0); customer += 1)
    framed.push(
      ...(await Promise.all(
        lanes.map(async ({ product }, lane): Promise<Framed> => {
          const session = await enter(bench, lane, customer);
          const { answer } = await product.run(session, {
            method: 'PUT',
            path: '/oci/api/basket/items',
            body: Object.fromEntries(articles.map((article) => [article, 7])),
            isRight: answers(200, '"basket_id"'),
          });
          const { basket_id: basketId } = JSON.parse(answer.body.toString()) as { basket_id: string };
          return { lane, session, basketId, articles: articles.length };
        }),
      )),
    );
  await waitUntilSettled(bench);
  const sizes: number[] = [];
  const turn = () => sendBackTurn(bench, framed, sizes);
  await turn();
  const floor = floorCall('read', Math.round(median(sizes)));
  await floorTurn(bench, floor, size.roundMs);
  const pairs: Pair[] = [];
  for (let round = 0; round < size.rounds; round += 1)
    pairs.push({ floor: await floorTurn(bench, floor, size.roundMs), own: await turn() });
  return {
    name: `send a basket of ${articles.length} lines back in punch-out, against floor R`,
    ...judgeHttp(pairs, targets.sendBack, Number.POSITIVE_INFINITY),
  };
}

async function sendBackTurn(bench: Bench, framed: readonly Framed[], sizes: number[]): Promise<Turn> {
  const { product, pool, lanes, size } = bench;
  const latencies: number[] = [];
  let [milliseconds, cpu] = [0, 0];
  while (milliseconds < size.roundMs) {
    const burst = await measure({ pid: product.pid, pool }, async (each) => {
      await Promise.all(
        lanes.map(async (_, connection) => {
          for (const { lane, session, basketId, articles } of framed) {
            if (lane !== connection) continue;
            const { milliseconds: taken, answer } = await laneAt(lanes, lane).product.run(session, {
              method: 'POST',
              path: '/oci/api/punch-out/basket',
              body: { basket_id: basketId },
              isRight: answers(200, `NEW_ITEM-QUANTITY[${articles}]`),
            });
            sizes.push(answer.body.length);
            each.push(taken);
            latencies.push(taken);
          }
        }),
      );
    });
    milliseconds += (framed.length * 1000) / burst.rate;
    cpu = burst.cpu === null ? Number.NaN : cpu + burst.cpu * framed.length;
    await Promise.all(
      framed.map(({ lane, session, basketId }) =>
        laneAt(lanes, lane).product.run(session, {
          method: 'POST',
          path: `/oci/api/basket/activate/${basketId}`,
          body: {},
          isRight: answers(200, basketId),
        }),
      ),
    );
    await waitUntilSettled(bench);
  }
  return {
    rate: (latencies.length * 1000) / milliseconds,
    cpu: Number.isNaN(cpu) ? null : cpu / latencies.length,
    p50: median(latencies),
    p975: latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.975)] ?? Number.NaN,
  };
}

async function enter(bench: Bench, lane: number, customer: number): Promise<Session> {
  const { url } = bench.product;
  const entered = await fetch(`${url}${entry(bench, lane, customer).path}`, { redirect: 'manual' });
  const cookie = entered.headers
    .getSetCookie()
    .map((header) => header.slice(0, header.indexOf(';')))
    .join('; ');
  const user = await fetch(`${url}/oci/api/user`, { headers: { cookie } });
  const { csrfToken } = (await user.json()) as { csrfToken: string };
  return { cookie, csrfToken };
}
