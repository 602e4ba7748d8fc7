import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Bench, BenchSize, Lane } from '../bench.ts';
import { openConnection, openSession, type Session } from '../load/caller.ts';
import type { Bundles } from '../processes/buildBundles.ts';
import { startProcess, type Running } from '../processes/startProcess.ts';
import { fillTenant } from './fillTenant.ts';
import { waitForSearchIndex } from './waitForSearchIndex.ts';

/** A Wednesday; Friday is orderable. */
const moment = '2026-03-11T14:12+01:00';

export type Premises = {
  readonly root: string;
  readonly bundles: Bundles;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly nodeArguments: readonly string[];
  readonly say: (line: string) => void;
};

export async function openShop(
  { root, bundles, folder, databaseUrl, nodeArguments, say }: Premises,
  size: BenchSize,
  measureRows: (bench: Bench) => Promise<void>,
): Promise<void> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    pool.on('error', () => undefined);
    endings.unshift(() => pool.end());
    say(`filling a tenant with ${size.tenant.articles} articles`);
    const masterKey = randomBytes(32);
    const tenant = await fillTenant(databaseUrl, masterKey, new Date(moment), size.tenant);
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      MASTER_KEY: masterKey.toString('hex'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      NOW: moment,
      DEMO: 'false',
      SUPPLIER: 'Talloor nv; Dok-Noord 4; 9000 Gent; BE 0999.009.928',
      SUPPLIER_BANK: 'BE68 5390 0754 7034; GKCCBEBB',
      // All logins share one address.
      LOGIN_ATTEMPTS: '100000',
      ANALYTICS_PER_MINUTE: '100000',
    };
    say('starting the product and the floor');
    const startProduct = async () => {
      const running = await startProcess(bundles.product, root, env, nodeArguments);
      endings.unshift(running.stop);
      return running;
    };
    const product = await startProduct();
    const floor = await startProcess(bundles.floor, root, env);
    endings.unshift(floor.stop);
    const lanes = await Promise.all(
      tenant.buyers.map(async ({ userId, customers }): Promise<Lane> => {
        const sessions: Session[] = [];
        for (const customer of customers) sessions.push(await openSession(floor.url, userId, customer));
        return {
          product: openConnection(product.url),
          floor: openConnection(floor.url),
          sessions: sessions as unknown as Lane['sessions'],
        };
      }),
    );
    endings.unshift(() => Promise.all(lanes.map((lane) => lane.floor.close())));
    const benchOf = (running: Running, connected: readonly Lane[]): Bench => {
      const hangUp = () => Promise.all(connected.map((lane) => lane.product.close()));
      endings.unshift(hangUp);
      const restarted = async () => {
        await hangUp();
        await running.stop();
        const restartedProduct = await startProduct();
        return benchOf(
          restartedProduct,
          connected.map((lane) => ({ ...lane, product: openConnection(restartedProduct.url) })),
        );
      };
      return { size, pool, env, product: running, floor, tenant, lanes: connected, restarted };
    };
    const bench = benchOf(product, lanes);
    await waitForSearchIndex(bench);
    await measureRows(bench);
  } finally {
    for (const end of endings) await end();
  }
}
