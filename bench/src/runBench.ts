import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@talloor/server/embedded/startEmbeddedPostgres.ts';
import type { Bench, BenchSize, Lane } from './bench.ts';
import type { FloorName } from './floor/floorName.ts';
import { openConnection, openSession, type Session } from './load/caller.ts';
import type { Bundles } from './processes/buildBundles.ts';
import { startProcess } from './processes/startProcess.ts';
import { describeMachine, type Machine } from './report/machine.ts';
import type { Row } from './report/row.ts';
import { basketRows } from './rows/basketRows.ts';
import { checkout } from './rows/checkout.ts';
import { eventAppend } from './rows/eventAppend.ts';
import { openOrders } from './rows/openOrders.ts';
import { rebuild } from './rows/rebuild.ts';
import { memory } from './rows/sizeRows.ts';
import { visibility } from './rows/visibility.ts';
import { fillTenant } from './tenant/fillTenant.ts';

/** A Wednesday on which Friday can still be ordered for. */
const moment = '2026-03-11T14:12+01:00';

const overHttp = ['baskets', 'orders', 'checkout'] as const;
export const allParts = ['append', 'rebuild', ...overHttp] as const;
export type Part = (typeof allParts)[number];

export type BenchOptions = {
  readonly parts: ReadonlySet<Part>;
  /** Arguments for the product's Node.js, such as `--cpu-prof`. */
  readonly nodeArguments: readonly string[];
  /** Tells how far the bench has come. */
  readonly say: (line: string) => void;
};

export type BenchRun = { readonly machine: Machine; readonly rows: readonly Row[] };

/**
 * Starts PostgreSQL with its usual durability on a folder of its own, fills a tenant, runs the product and two floors as three
 * processes on it, and measures row by row.
 */
export async function runBench(
  root: string,
  bundles: Bundles,
  size: BenchSize,
  options: BenchOptions,
): Promise<BenchRun> {
  const { parts, nodeArguments, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'talloor-bench-'));
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    endings.unshift(server.stop);
    const pool = new pg.Pool({ connectionString: server.url, max: 4 });
    pool.on('error', () => undefined);
    endings.unshift(() => pool.end());
    const machine = await describeMachine(pool);
    const databaseNamed = async (name: string): Promise<string> => {
      await pool.query(`create database ${name}`);
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    };

    const rows: Row[] = [];
    for (const [part, measureRow, saying] of [
      ['append', eventAppend, 'appending events'],
      ['rebuild', rebuild, 'rebuilding read models'],
    ] as const) {
      if (!parts.has(part)) continue;
      say(saying);
      rows.push(await measureRow(await databaseNamed(part), size));
      await pool.query(`drop database ${part}`);
    }
    if (!overHttp.some((part) => parts.has(part))) return { machine, rows };

    say(`filling a tenant with ${size.tenant.articles} articles`);
    const masterKey = randomBytes(32);
    const tenant = await fillTenant(server.url, masterKey, new Date(moment), size.tenant);
    const env = {
      DATABASE_URL: server.url,
      DATA_DIR: join(folder, 'data'),
      MASTER_KEY: masterKey.toString('hex'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      NOW: moment,
      DEMO: 'false',
    };
    say('starting the product and the floors');
    const product = await startProcess(bundles.product, root, env, [...bundles.productFlags, ...nodeArguments]);
    endings.unshift(product.stop);
    const startFloor = async (name: FloorName) => {
      const started = await startProcess(bundles.floor, root, { ...env, FLOOR: name });
      endings.unshift(started.stop);
      return started;
    };
    const plain = await startFloor('plain');
    const alike = await startFloor('alike');
    const lanes = await Promise.all(
      tenant.buyers.map(async ({ userId, customers }): Promise<Lane> => {
        const sessions: Session[] = [];
        for (const customer of customers) sessions.push(await openSession(plain.url, userId, customer));
        return {
          product: openConnection(product.url),
          plain: openConnection(plain.url),
          alike: openConnection(alike.url),
          sessions: sessions as unknown as Lane['sessions'],
        };
      }),
    );
    endings.unshift(() =>
      Promise.all(lanes.flatMap((lane) => [lane.product, lane.plain, lane.alike].map((each) => each.close()))),
    );
    const bench: Bench = { size, pool, product, plain, alike, tenant, lanes };

    if (parts.has('baskets')) {
      say('reading and changing baskets');
      rows.push(...(await basketRows(bench)));
    }
    if (parts.has('orders')) {
      say('reading open orders');
      rows.push(await openOrders(bench));
    }
    if (parts.has('checkout')) {
      say('checking out');
      const checkouts = await checkout(bench);
      say('watching orders appear');
      rows.push(...checkouts, await visibility(bench, checkouts[0]?.own?.rate ?? 1));
    }
    return { machine, rows: [...rows, await memory(bench)] };
  } finally {
    for (const end of endings) await end();
  }
}
