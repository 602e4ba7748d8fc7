import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../postgres/testing.ts';
import { createLeadership, type Leadership } from './leadership.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
const open: Leadership[] = [];
const ending = new AbortController();

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  ending.abort();
  for (const leadership of open) await leadership.close();
  await pool.end();
  await database.drop();
});

const createProcess = (): Leadership => {
  const leadership = createLeadership(database.url);
  open.push(leadership);
  return leadership;
};

const endAllSessions = () =>
  pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talloor leadership' and datname = current_database()",
  );
const lost = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    if (!signal || signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

test('the former leader of a policy leads again after an outage, and another process only when the former has ended', async () => {
  const [former, other] = [createProcess(), createProcess()];
  const prefersFormer = { prefersFormer: true };
  let leaderSignal = await former.lead('sendOrderConfirmation', ending.signal, prefersFormer);
  const succession = other.lead('sendOrderConfirmation', ending.signal, prefersFormer);
  await other.lead('otherPolicy', ending.signal, prefersFormer);
  let hasSucceeded = false;
  void succession.then(() => (hasSucceeded = true));
  for (let outages = 0; outages < 3; outages++) {
    await endAllSessions();
    await lost(leaderSignal);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    leaderSignal = await former.lead('sendOrderConfirmation', AbortSignal.timeout(4000), prefersFormer);
    expect({ isLeading: leaderSignal !== null, hasSucceeded }).toEqual({ isLeading: true, hasSucceeded: false });
  }
  await former.close();
  expect(await succession).not.toBeNull();
}, 30_000);
