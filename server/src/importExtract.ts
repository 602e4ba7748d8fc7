import { userInfo } from 'node:os';
import { SingleBar } from 'cli-progress';
import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import type { ImportReport } from '@talloor/catalogue/import/importReport.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { importRegister } from '@talloor/catalogue/register/import/importRegister.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { Refused, visitTenant } from './visitTenant.ts';

export async function importExtract(
  extractArguments: { readonly folder: string; readonly dryRun: boolean; readonly isForced: boolean },
  printReport: (report: ImportReport, seconds: number) => void,
): Promise<void> {
  await visitTenant(async ({ pool, url, configuration }) => {
    await migrate(url, 'catalogue', catalogueMigrations);
    const format = '{file} [{bar}] {percentage}%';
    const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true });
    bar.start(100, 0, { file: '' });
    const startedAt = performance.now();
    try {
      const report = await importRegister(pool, {
        ...extractArguments,
        by: `file:${userInfo().username}`,
        now: startClock(configuration.now ?? undefined).now(),
        onProgress: (file, bytes, of) => bar.update((100 * bytes) / Math.max(1, of), { file }),
      });
      bar.stop();
      printReport(report, (performance.now() - startedAt) / 1000);
    } catch (error) {
      throw error instanceof ImportRefused ? new Refused(`nothing was imported: ${error.message}`) : error;
    } finally {
      bar.stop();
    }
  });
}
