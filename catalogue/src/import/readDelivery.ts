import { unreadable } from './importRefused.ts';
import { knownColumns, layoutOf } from './layout/layoutOf.ts';
import { readRecord } from './readRecord.ts';
import { readCsv } from './reading/readCsv.ts';
import type { ReadLine } from './reading/readLine.ts';
import { readNdjson } from './reading/readNdjson.ts';
import { decodeText, type Charset } from './reading/decodeText.ts';
import type { StagedLine } from './staging.ts';
import type { ImportWriting, Subject } from './subject.ts';
import type { Tally } from './tally.ts';

export type DeliveryFormat = {
  readonly format: 'csv' | 'ndjson';
  /** Null: by byte order mark, else UTF-8. */
  readonly charset: Charset | null;
  /** Null: by the header. */
  readonly delimiter: string | null;
};

export type ReadDelivery = {
  readonly lines: AsyncIterable<StagedLine>;
  readonly prepare: (writing: ImportWriting) => Promise<void>;
};

/** Errors go to the tally. @throws ImportRefused */
export async function readDelivery(
  subject: Subject,
  bytes: AsyncIterable<Uint8Array>,
  { format, charset, delimiter }: DeliveryFormat,
  tally: Tally,
): Promise<ReadDelivery> {
  const text = decodeText(bytes, charset);
  if (format === 'ndjson') return { lines: judgeLines(subject, readNdjson(text), tally), prepare: doNothing };
  const columnNames = knownColumns(subject);
  const { columns, lines } = await readCsv(text, (column) => columnNames.has(column), delimiter);
  const layout = layoutOf(subject, columns);
  const refusal = layout.refuses(columns);
  if (refusal !== null) throw unreadable(refusal, 1);
  return { lines: judgeLines(subject, layout.translate(lines, tally), tally), prepare: layout.prepare };
}

const doNothing = () => Promise.resolve();

async function* judgeLines(subject: Subject, lines: AsyncIterable<ReadLine>, tally: Tally): AsyncGenerator<StagedLine> {
  for await (const read of lines) {
    tally.read();
    const { line } = read;
    if ('error' in read) {
      tally.reject(line, read.error.code, '', read.error.message);
      continue;
    }
    const result = readRecord(subject.record, read.value);
    if ('fault' in result) tally.reject(line, result.fault.code, result.fault.field, result.fault.message);
    else yield { line, key: subject.keyOf(result.record), record: result.record };
  }
}
