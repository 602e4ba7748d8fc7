import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashing } from '@talloor/command-api/testing/logIn.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import type { Ending } from '@talloor/platform/shutdown.ts';
import { startProduct } from '../../startProduct.ts';
import { openShop, type Shop } from './openShop.ts';

/** Wednesday 11 March 2026, 14:12, without demo. `fill` runs before the start. */
export async function startTestProduct<T>(
  fill: (shop: Shop) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
) {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'talloor-test-'));
  const configuration = parseConfiguration({
    DATABASE_URL: test.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'false',
    PAYMENT_PROVIDER: 'sandbox',
    NOW: '2026-03-11T14:12+01:00',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const shop = await openShop(configuration);
  const filled = await fill(shop);
  const endings: Ending[] = [];
  const port = await startProduct({ configuration, say: () => undefined, endings, hashing });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    shop,
    filled,
    close: async () => {
      for (const { end } of endings) await end();
      await shop.close();
      await test.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
