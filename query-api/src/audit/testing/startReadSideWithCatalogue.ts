import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import { testChange, testNavigation } from '@talloor/catalogue/testing.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { startReadSide, type ReadSideUnderTest } from './startReadSide.ts';

export async function startReadSideWithCatalogue(now = '2026-03-11T13:12:00.000Z'): Promise<ReadSideUnderTest> {
  const side = await startReadSide(now, {}, async (pool, clock, url) => {
    await migrate(url, 'catalogue', catalogueMigrations);
    return createCatalogue({ pool, clock });
  });
  await writeNavigation(side.pool, testNavigation, testChange);
  return side;
}
