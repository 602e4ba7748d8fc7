import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { mostErrors } from './importReport.ts';
import type { ImportLine } from './subject.ts';
import type { Tally } from './tally.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** The catalogue is not locked during upload, and memory stays small. */
export type StagedLine = { readonly line: number; readonly key: string; readonly record: unknown };

const charactersPerChunk = 64 * 1024;

const staged = 'pg_temp.import_lines';

export async function stageLines(client: PoolClient, lines: AsyncIterable<StagedLine>): Promise<void> {
  await client.query(
    `create temporary table import_lines (line int not null, key text not null, record text not null)`,
  );
  await pipeline(
    Readable.from(inChunks(lines)),
    client.query(copyFrom(`copy ${staged} (line, key, record) from stdin`)),
  );
  await client.query(`create index on ${staged} (key collate "C", line)`);
  await client.query(`analyze ${staged}`);
}

export const unstageLines = async (client: PoolClient): Promise<void> => {
  await client.query(`drop table if exists ${staged}`);
};

/** COPY format: JSON only needs escaped backslashes. */
async function* inChunks(lines: AsyncIterable<StagedLine>): AsyncGenerator<string> {
  let chunk = '';
  for await (const { line, key, record } of lines) {
    chunk += `${line}\t${escaped(key)}\t${escaped(JSON.stringify(record))}\n`;
    if (chunk.length < charactersPerChunk) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;

/** The first line counts. */
export async function rejectDuplicates(client: PoolClient, tally: Tally): Promise<void> {
  const rows = await findRows(
    client,
    { line: 'int not null', key: 'text not null', first: 'int not null', more: 'int not null' },
    `with ranked as (
       select line, key, first_value(line) over (partition by key collate "C" order by line) as first from ${staged}
     ),
     gone as (
       delete from ${staged} s using ranked r where r.line > r.first and s.line = r.line and s.key = r.key
       returning s.line, s.key, r.first
     )
     select line, left(key, 60) as key, first, (count(*) over () - $1)::int as more from gone order by line limit $1`,
    [mostErrors],
  );
  for (const { line, key, first } of rows)
    tally.reject(line, 'import.duplicate', '', `${key} stands in line ${first} already`);
  const more = rows[0]?.more ?? 0;
  if (more > 0) tally.rejectMore(more);
}

export async function stagedKeys(client: PoolClient, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await findRows(
    client,
    { key: 'text not null' },
    `select distinct key from ${staged} where key collate "C" = any($1::text[])`,
    [keys],
  );
  return new Set(rows.map((row) => row.key));
}

const charactersPerPart = 2 * 1024 * 1024;

/** By key; within a transaction. */
export async function* stagedParts(
  client: PoolClient,
  linesPerPart: number,
): AsyncGenerator<readonly ImportLine<unknown>[]> {
  await client.query(
    `declare import_lines_by_key no scroll cursor for
     select line, record from ${staged} order by key collate "C", line`,
  );
  let part: ImportLine<unknown>[] = [];
  let characters = 0;
  for (;;) {
    const rows = await findRows(
      client,
      { line: 'int not null', record: 'text not null' },
      `fetch ${Math.min(linesPerFetch, linesPerPart)} from import_lines_by_key`,
    );
    for (const { line, record } of rows) {
      part.push({ line, record: JSON.parse(record) as unknown });
      characters += record.length;
    }
    const isLast = rows.length === 0;
    if (part.length > 0 && (isLast || part.length >= linesPerPart || characters >= charactersPerPart)) {
      yield part;
      [part, characters] = [[], 0];
    }
    if (isLast) break;
  }
  await client.query('close import_lines_by_key');
}

const linesPerFetch = 100;
