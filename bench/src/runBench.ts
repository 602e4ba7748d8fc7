import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@talloor/server/embedded/startEmbeddedPostgres.ts';
import type { BenchSize } from './bench.ts';
import type { Bundles } from './processes/buildBundles.ts';
import { describeMachine, type Machine } from './report/machine.ts';
import type { Row } from './report/row.ts';
import { accountRows } from './rows/accountRows.ts';
import { afterRows } from './rows/afterRows.ts';
import { analyticsRows } from './rows/analyticsRows.ts';
import { basketRows } from './rows/basketRows.ts';
import { checkout } from './rows/checkout.ts';
import { deadlines } from './rows/deadlines.ts';
import { deliveryRows } from './rows/deliveryRows.ts';
import { eventAppend } from './rows/eventAppend.ts';
import { firstChange } from './rows/firstChange.ts';
import { officeRows } from './rows/officeRows.ts';
import { openOrders } from './rows/openOrders.ts';
import { punchOutRows } from './rows/punchOutRows.ts';
import { rebuild } from './rows/rebuild.ts';
import { registerRows } from './rows/registerRows.ts';
import { searchRows } from './rows/searchRows.ts';
import { invoiceImport } from './rows/invoiceImport.ts';
import { memory } from './rows/sizeRows.ts';
import { upload } from './rows/upload.ts';
import { sealingRow } from './rows/sealingRow.ts';
import { tenantAudit } from './rows/tenantAudit.ts';
import { verifyRow } from './rows/verifyRow.ts';
import { visibility } from './rows/visibility.ts';
import { openShop } from './tenant/openShop.ts';

const overHttp = [
  'baskets',
  'orders',
  'upload',
  'checkout',
  'after',
  'deliveries',
  'accounts',
  'punchOut',
  'analytics',
  'verify',
  'restart',
] as const;
export const allParts = [
  'append',
  'rebuild',
  'deadlines',
  'invoices',
  'register',
  ...overHttp,
  'search',
  'office',
] as const;
/** Minutes of preparation: only with `--part`. */
export const partsOnDemand = ['tenantAudit', 'sealing'] as const;
export type Part = (typeof allParts | typeof partsOnDemand)[number];

export type BenchOptions = {
  readonly parts: ReadonlySet<Part>;
  /** Node.js options, such as `--cpu-prof`. */
  readonly nodeArguments: readonly string[];
  readonly say: (line: string) => void;
};

export type BenchRun = { readonly machine: Machine; readonly rows: readonly Row[] };

/** With usual durability of PostgreSQL; search runs in several tenants. */
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
      ['deadlines', deadlines, 'closing orders at their deadline'],
      ['invoices', invoiceImport, 'importing invoices'],
      ['sealing', sealingRow, 'sealing many streams'],
    ] as const) {
      if (!parts.has(part)) continue;
      say(saying);
      rows.push(await measureRow(await databaseNamed(part), size));
      await pool.query(`drop database ${part}`);
    }
    if (parts.has('register')) {
      say('importing registers of companies and looking companies up');
      rows.push(...(await registerRows(databaseNamed, size)));
      for (const name of ['register_few', 'register_many']) await pool.query(`drop database ${name} with (force)`);
    }
    const shop = { root, bundles, folder, nodeArguments, say };
    if (parts.has('tenantAudit')) {
      say('filling a tenant to audit');
      rows.push(...(await tenantAudit({ ...shop, databaseUrl: await databaseNamed('tenant_audit') }, size)));
      await pool.query('drop database tenant_audit with (force)');
    }
    if (parts.has('search'))
      for (const articles of size.searched) {
        const name = `search_${articles}`;
        const tenant = { articles, buyers: size.tenant.buyers, customersEach: 1, openOrders: 3, ownPrices: 500 };
        await openShop({ ...shop, databaseUrl: await databaseNamed(name) }, { ...size, tenant }, async (bench) => {
          say(`searching among ${articles} articles`);
          rows.push(...(await searchRows(bench)));
        });
        await pool.query(`drop database ${name} with (force)`);
      }
    if (parts.has('office')) {
      say('reading lists of the office with few and many orders');
      rows.push(...(await officeRows(shop, databaseNamed, size)));
      for (const name of ['office_few', 'office_many']) await pool.query(`drop database ${name} with (force)`);
    }
    if (overHttp.some((part) => parts.has(part)))
      await openShop({ ...shop, databaseUrl: server.url }, size, async (bench) => {
        if (parts.has('baskets')) {
          say('reading and changing baskets');
          rows.push(...(await basketRows(bench)));
        }
        if (parts.has('orders')) {
          say('reading open orders');
          rows.push(await openOrders(bench));
        }
        if (parts.has('upload')) {
          say('uploading order files');
          rows.push(await upload(bench));
        }
        if (parts.has('checkout')) {
          say('checking out');
          const checkouts = await checkout(bench);
          say('watching orders appear');
          rows.push(...checkouts, await visibility(bench, checkouts[0]?.own?.rate ?? 1));
        }
        // The next part writes rows without events.
        if (parts.has('verify')) {
          say('verifying an order');
          rows.push(await verifyRow(bench));
        }
        if (parts.has('after')) {
          say('changing orders, reading their groups and making PDFs');
          rows.push(...(await afterRows(bench)));
        }
        if (parts.has('deliveries')) {
          say('importing delivery reports');
          rows.push(...(await deliveryRows(bench)));
        }
        if (parts.has('accounts')) {
          say('signing in at full load');
          rows.push(...(await accountRows(bench)));
        }
        if (parts.has('analytics')) {
          say('collecting events');
          rows.push(...(await analyticsRows(bench)));
        }
        if (parts.has('punchOut')) {
          say('punching out');
          rows.push(...(await punchOutRows(bench)));
        }
        rows.push(await memory(bench));
        if (parts.has('restart')) {
          say('restarting the product');
          rows.push(await firstChange(bench));
        }
      });
    return { machine, rows };
  } finally {
    for (const end of endings) await end();
  }
}
