import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { answers, type Call, openConnection, type Session } from '../load/caller.ts';
import type { Turn } from '../load/measure.ts';
import { median } from '../load/statistics.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { emptyBaskets } from './basketRows.ts';
import { httpRow, targets } from './httpTurns.ts';
import { pacedTurn } from './pacedTurn.ts';
import { readBaskets } from './readBaskets.ts';

const stormers = 16;
const linesRead = 20;
/** Time for the login queue to fill. */
const gatheringMs = 300;
const mostTimes = 2;

export async function accountRows(bench: Bench): Promise<readonly Row[]> {
  const user = await httpRow(
    bench,
    { name: 'who one is (GET /api/user), against floor R', floor: 'read', target: targets.read },
    () => ({
      method: 'GET',
      path: '/api/user',
      isRight: answers(200, '"csrfToken"'),
    }),
  );
  return [user, await stormRow(bench)];
}

async function stormRow(bench: Bench): Promise<Row> {
  const { size } = bench;
  const { read, full } = await readBaskets(bench, linesRead);
  const pairs: { readonly calm: Turn; readonly storm: Turn; readonly logins: Logins }[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const calm = await pacedTurn(bench, read, full / 3);
    const storm = await startStorm(bench);
    await pause(gatheringMs);
    const stormy = await pacedTurn(bench, read, full / 3);
    pairs.push({ calm, storm: stormy, logins: await storm.end() });
  }
  await emptyBaskets(bench);
  const perSecond = (of: (logins: Logins) => number) =>
    median(pairs.map(({ logins }) => (of(logins) * 1000) / logins.ms));
  return {
    name: `p97.5 of reading a basket of ${linesRead} lines at a third of full load while ${stormers} connections sign in, against none`,
    judged: [atMost('times', median(pairs.map(({ calm, storm }) => storm.p975 / calm.p975)), mostTimes)],
    own: medians(pairs.map(({ storm }) => storm)),
    floor: medians(pairs.map(({ calm }) => calm)),
    note: `While logins storm, ${perSecond(({ accepted }) => accepted).toFixed(1)} a second are let in and ${perSecond(({ refused }) => refused).toFixed(1)} told to come back.`,
  };
}

type Logins = { readonly accepted: number; readonly refused: number; readonly ms: number };

async function startStorm({ product, tenant }: Bench): Promise<{ readonly end: () => Promise<Logins> }> {
  const visitor = await visit(product.url);
  const startedAt = performance.now();
  let isOver = false;
  let [accepted, refused] = [0, 0];
  const storming = Array.from({ length: stormers }, async (_, index) => {
    const connection = openConnection(product.url);
    const call: Call = {
      method: 'POST',
      path: '/api/login',
      body: { username: `bench${index % tenant.buyers.length}`, password: 'Welkom-2026' },
      isRight: ({ status }) => status === 200 || status === 429,
    };
    while (!isOver) {
      const { answer } = await connection.run(visitor, call);
      if (answer.status === 200) accepted += 1;
      else refused += 1;
    }
    await connection.close();
  });
  return {
    end: async () => {
      isOver = true;
      await Promise.all(storming);
      return { accepted, refused, ms: performance.now() - startedAt };
    },
  };
}

async function visit(url: string): Promise<Session> {
  const answer = await fetch(`${url}/api/user`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.getSetCookie().map((header) => header.slice(0, header.indexOf(';')));
  return { cookie: cookie.join('; '), csrfToken };
}
