import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { importRecords, type ImportProgress } from '@talloor/catalogue/import/importRecords.ts';
import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import type { ImportReport } from '@talloor/catalogue/import/importReport.ts';
import { importSubjects, type ImportSubject } from '@talloor/rules/erp/keyScopes.ts';
import { charsets, type Charset } from '@talloor/catalogue/import/reading/decodeText.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { importExtract } from './importExtract.ts';
import { importCalendar } from './imports/importCalendar.ts';
import { importPhotos } from './imports/importPhotos.ts';
import { importUsers } from './imports/importUsers.ts';
import { unpackFile } from './imports/unpackFile.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';

const usage = [
  'npm run import -- SUBJECT FILE [--dry-run] [--batch ID] [--charset utf-8|windows-1252|utf-16le|utf-16be] [--delimiter CHARACTER]',
  '       npm run import -- photos FILE.zip|PHOTO|LIST.csv|addresses [--dry-run]',
  '       npm run import -- kbo FOLDER [--dry-run] [--force]',
].join('\n');

type ExtractArguments = {
  readonly subject: 'kbo';
  readonly folder: string;
  readonly dryRun: boolean;
  readonly isForced: boolean;
};
type FileArguments = {
  readonly subject: ImportSubject | 'users' | 'calendar' | 'photos';
  readonly file: string;
  readonly dryRun: boolean;
  readonly batch: string | null;
  readonly charset: Charset | null;
  readonly delimiter: string | null;
};

function readArguments(): FileArguments | ExtractArguments | null {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        batch: { type: 'string' },
        charset: { type: 'string' },
        delimiter: { type: 'string' },
      },
    });
    const [name, file, ...more] = positionals;
    const { 'dry-run': dryRun, force: isForced } = values;
    if (name === 'kbo' && file !== undefined && more.length === 0)
      return { subject: name, folder: file, dryRun, isForced };
    const subject = fileSubjects.find((candidate) => candidate === name);
    const charset = charsets.find((candidate) => candidate === values.charset?.toLowerCase()) ?? null;
    const delimiter = values.delimiter === String.raw`\t` ? '\t' : (values.delimiter ?? null);
    const batch = values.batch ?? null;
    if (subject === undefined || file === undefined || more.length > 0 || isForced) return null;
    if (values.charset !== undefined && charset === null) return null;
    if ((delimiter !== null && delimiter.length !== 1) || (batch !== null && !/^[\w.:-]{1,100}$/.test(batch)))
      return null;
    return { subject, file, dryRun, batch, charset, delimiter };
  } catch {
    return null;
  }
}

const fileSubjects = [...importSubjects, 'users', 'calendar', 'photos'] as const;
const maxPrintedErrors = 20;

async function importFile(fileArguments: FileArguments & { readonly subject: ImportSubject }): Promise<void> {
  const { subject, file, dryRun } = fileArguments;
  await visitTenant(async ({ pool, url, configuration }) => {
    const size = await stat(file).then(
      (stats) => stats.size,
      () => {
        throw new Refused(`there is no file ${file}`);
      },
    );
    await migrate(url, 'catalogue', catalogueMigrations);
    const isPacked = file.endsWith('.gz');
    const packed = createReadStream(file);
    const bar = new SingleBar({ format: '{phase} [{bar}] {percentage}%', clearOnComplete: true, hideCursor: true });
    bar.start(100, 0, { phase: 'reading' });
    const show = (progress: ImportProgress): void => {
      if (progress.phase === 'reading') bar.update((50 * packed.bytesRead) / Math.max(1, size));
      else bar.update(50 + (50 * progress.lines) / Math.max(1, progress.of), { phase: 'writing' });
    };
    const startedAt = performance.now();
    try {
      const report = await importRecords(pool, startClock(configuration.now ?? undefined), {
        subject,
        dryRun,
        batch: fileArguments.batch ?? `file:${subject}:${randomUUID()}`,
        by: `file:${userInfo().username}`,
        source: 'file',
        format: /\.(?:ndjson|jsonl|json)(?:\.gz)?$/.test(file) ? 'ndjson' : 'csv',
        charset: fileArguments.charset,
        delimiter: fileArguments.delimiter,
        bytes: isPacked ? unpackFile(packed) : packed,
        onProgress: show,
      });
      bar.stop();
      printReport(report, (performance.now() - startedAt) / 1000);
    } catch (error) {
      throw error instanceof ImportRefused ? new Refused(`nothing was imported: ${error.message}`) : error;
    } finally {
      bar.stop();
      packed.destroy();
    }
  });
}

type Printed = Omit<ImportReport, 'subject' | 'batch'> & { readonly subject: string; readonly batch: string | null };

function printReport(report: Printed, seconds: number): void {
  const { created, changed, unchanged, rejected, notes, errors } = report;
  for (const { line, field, message } of errors.slice(0, maxPrintedErrors))
    print(`line ${line}${field === '' ? '' : `, ${field}`}: ${message}`);
  if (rejected > maxPrintedErrors) print(`… and ${rejected - maxPrintedErrors} more lines that are rejected`);
  print(
    `${report.subject}: ${report.lines} lines, ${created} created, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected` +
      `${notes.length > 0 ? `, ${notes.length}${notes.length === 1000 ? ' or more' : ''} notes` : ''}` +
      ` in ${seconds.toFixed(1)} s`,
  );
  if (report.dry_run) print('a dry run: nothing was written');
  if (report.repeated) print('this batch was imported before: nothing was written now');
  if (report.batch !== null) print(`batch ${report.batch}`);
  if (rejected > 0) process.exitCode = 3;
}

/** `npm run import`, with the product running or stopped; status 3 with rejected lines, 1 when nothing was imported. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(`${usage}\nsubjects: ${fileSubjects.join(', ')}`);
else if (toolArguments.subject === 'kbo') await importExtract(toolArguments, printReport);
else if (toolArguments.subject === 'users') await importUsers(toolArguments, printReport);
else if (toolArguments.subject === 'calendar') await importCalendar(toolArguments);
else if (toolArguments.subject === 'photos') await importPhotos(toolArguments);
else await importFile({ ...toolArguments, subject: toolArguments.subject });
