import { createReadStream } from 'node:fs';
import { ImportRefused, unreadable } from '@talloor/catalogue/import/importRefused.ts';
import { decodeText, type Charset } from '@talloor/catalogue/import/reading/decodeText.ts';
import { readCsv } from '@talloor/catalogue/import/reading/readCsv.ts';
import type { ReadLine } from '@talloor/catalogue/import/reading/readLine.ts';
import { readNdjson } from '@talloor/catalogue/import/reading/readNdjson.ts';
import type { Tally } from '@talloor/catalogue/import/tally.ts';
import { print } from '../printing.ts';
import { Refused, visitTenant } from '../visitTenant.ts';
import { withFoundation } from '../withFoundation.ts';
import { importUserLines, userColumns } from './importUserLines.ts';
import { unpackFile } from './unpackFile.ts';

type UserFile = {
  readonly file: string;
  readonly dryRun: boolean;
  readonly charset: Charset | null;
  readonly delimiter: string | null;
};

type UserReport = ReturnType<Tally['totals']> & {
  readonly subject: 'users';
  readonly batch: null;
  readonly dry_run: boolean;
  readonly repeated: false;
  readonly imported_at: string;
  readonly imported_by: string;
  readonly file_hash: string;
};

export async function importUsers(
  userFile: UserFile,
  printReport: (report: UserReport, seconds: number) => void,
): Promise<void> {
  const startedAt = performance.now();
  await visitTenant(async (tenant) => {
    const tally = await withFoundation(tenant, async (foundation) =>
      importUserLines(foundation, await readUserFile(userFile), userFile.dryRun),
    ).catch((error: unknown) => {
      throw error instanceof ImportRefused || isMissing(error)
        ? new Refused(`nothing more was imported: ${error.message}`)
        : error;
    });
    const report = { subject: 'users', batch: null, dry_run: userFile.dryRun, repeated: false } as const;
    const origin = { imported_at: '', imported_by: '', file_hash: '' };
    printReport({ ...report, ...origin, ...tally.totals() }, (performance.now() - startedAt) / 1000);
    if (tally.totals().created > 0 && !userFile.dryRun)
      print('nobody is invited yet: npm run users -- invite 100 sends the first hundred invitations');
  });
}

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readUserFile({ file, charset, delimiter }: UserFile): Promise<AsyncIterable<ReadLine>> {
  const source = createReadStream(file);
  const text = decodeText(file.endsWith('.gz') ? unpackFile(source) : source, charset);
  if (/\.(?:ndjson|jsonl|json)(?:\.gz)?$/.test(file)) return readNdjson(text);
  const { columns, lines } = await readCsv(text, (column) => userColumns.has(column), delimiter);
  const unknown = columns.find((column) => !userColumns.has(column));
  if (unknown !== undefined) throw unreadable(`the column ${unknown} is unknown`, 1);
  return lines;
}
