import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { ProductUnderTest } from '../product/startProduct.ts';

const secrets = z.object({ postgresPassword: z.string() });

/** For what pages cannot do. */
export async function openDatabase(product: ProductUnderTest): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: product.databaseUrl ?? embeddedUrl(product.dataDir) });
  await client.connect();
  return client;
}

function embeddedUrl(dataDir: string | null): string {
  if (dataDir === null) throw new Error('DATA_DIR or DATABASE_URL must name the product’s database.');
  const { postgresPassword } = secrets.parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  // As root, a file names the path.
  const elsewhere = join(dataDir, 'postgres.location');
  const folder = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : join(dataDir, 'postgres');
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://talloor:${encodeURIComponent(postgresPassword)}@127.0.0.1:${port}/postgres`;
}
