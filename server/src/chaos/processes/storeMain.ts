import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import {
  createDoubleLog,
  type DoubleLog,
  type LogRecord,
} from '@talloor/platform/eventStore/eventstoredb/testing/doubleLog.ts';
import { startEventStoreDbDouble } from '@talloor/platform/eventStore/eventstoredb/testing/startEventStoreDbDouble.ts';

/** The log in LOG_FILE survives `kill -9`. */
const { PORT: port, LOG_FILE: file } = z.object({ PORT: z.coerce.number(), LOG_FILE: z.string() }).parse(process.env);

const log = createDoubleLog(readLog());
let written = log.records.length;
// The first listener: subscriptions get no event that is not in the file.
log.onAppend(() => {
  appendFileSync(file, `${encode(log.records.slice(written))}\n`);
  written = log.records.length;
});
await startEventStoreDbDouble(log, { port });
process.once('SIGTERM', () => process.exit(0));

/** An incomplete last line was not acknowledged. */
function readLog(): LogRecord[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete !== text) writeFileSync(file, complete);
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .flatMap(decode);
}

function encode(records: DoubleLog['records']): string {
  return JSON.stringify(
    records.map((record) => ({
      ...record,
      position: String(record.position),
      created: String(record.created),
      data: Buffer.from(record.data).toString('base64'),
      metadata: Buffer.from(record.metadata).toString('base64'),
    })),
  );
}

function decode(line: string): LogRecord[] {
  const bytes = z.string().transform((text) => Uint8Array.from(Buffer.from(text, 'base64')));
  const big = z.string().transform((text) => BigInt(text));
  return z
    .array(
      z.object({
        id: z.string(),
        type: z.string(),
        contentType: z.string(),
        streamId: z.string(),
        revision: z.number(),
        position: big,
        created: big,
        data: bytes,
        metadata: bytes,
      }),
    )
    .parse(JSON.parse(line));
}
