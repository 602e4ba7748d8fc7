import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { Bench, BenchSize } from '../bench.ts';
import type { Turn } from '../load/measure.ts';
import { median } from '../load/statistics.ts';
import { residentMegabytes } from '../processes/cpuTime.ts';
import { atMost, medians, type Row } from '../report/row.ts';
import { openShop, type Premises } from '../tenant/openShop.ts';
import { waitUntilShown } from '../tenant/waitUntilShown.ts';
import { emptyBaskets } from './basketRows.ts';
import { pacedTurn } from './pacedTurn.ts';
import { readBaskets } from './readBaskets.ts';

const mostTimes = 2;
const linesRead = 20;
const readsPerSecond = 50;
const calmTurns = 5;
const lookEveryMs = 500;

export async function tenantAudit(premises: Premises, size: BenchSize): Promise<readonly Row[]> {
  const { audited } = size;
  const tenant = { articles: 400, buyers: 4, customersEach: 5, openOrders: 0, auditedEvents: audited };
  const rows: Row[] = [];
  await openShop(premises, { ...size, tenant }, async (bench) => {
    premises.say('showing and linking the events');
    await waitUntilShown(bench);
    const { read } = await readBaskets(bench, linesRead);
    const calm: Turn[] = [];
    for (let turn = 0; turn < calmTurns; turn++) calm.push(await pacedTurn(bench, read, readsPerSecond));
    premises.say('auditing the tenant');
    const audit = startAudit(premises.root, bench);
    const beside: Turn[] = [];
    while (audit.isRunning()) beside.push(await pacedTurn(bench, read, readsPerSecond));
    const { status, minutes, megabytes, output } = await audit.end();
    if (status !== 0) throw new Error(`the audit ends with ${status}: ${output.slice(-500)}`);
    await emptyBaskets(bench);
    const { events } = await countEvents(bench);
    const tail = (turns: readonly Turn[]): number => median(turns.map(({ p975 }) => p975));
    rows.push(
      {
        name: `a tenant of ${events} events is audited`,
        judged: [atMost('minutes', minutes, 4), atMost('growth', growth(megabytes), 1.5)],
        note: `The audit took ${Math.max(...megabytes).toFixed(0)} MB at most; growth is that over the median of its middle third.`,
      },
      {
        name: `p97.5 of reading a basket of ${linesRead} lines while a tenant is audited, against none`,
        judged: [atMost('times', tail(beside) / tail(calm), mostTimes)],
        own: medians(beside),
        floor: medians(calm),
      },
    );
  });
  return rows;
}

function startAudit(root: string, { env }: Bench) {
  const child = spawn(process.execPath, [join(root, 'server/dist/audit.js'), 'all'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const startedAt = performance.now();
  const exit = once(child, 'close');
  const megabytes: number[] = [];
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const watching = (async () => {
    for (; isRunning(); await pause(lookEveryMs)) megabytes.push((await residentMegabytes(child.pid ?? 0)).now ?? 0);
  })();
  return {
    isRunning,
    end: async () => {
      await exit;
      const minutes = (performance.now() - startedAt) / 60_000;
      await watching;
      return { status: child.exitCode, minutes, megabytes, output };
    },
  };
}

function growth(megabytes: readonly number[]): number {
  const third = Math.floor(megabytes.length / 3);
  return Math.max(...megabytes) / median(megabytes.slice(third, Math.max(third + 1, 2 * third)));
}

async function countEvents({ pool }: Bench): Promise<{ readonly events: number }> {
  const { rows } = await pool.query<{ events: string }>('select count(*) as events from event_store.events');
  return { events: Number(rows[0]?.events ?? 0) };
}
