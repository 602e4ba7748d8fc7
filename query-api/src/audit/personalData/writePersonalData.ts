import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { personsIn } from '@talloor/platform/codec/personsIn.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import type { AuditSide } from '../auditSide.ts';
import { decodeEach } from '../decodeEach.ts';
import { readWhole } from '../readOrderStreams.ts';
import { readableMetadata } from '../viewHistoryEvent.ts';
import { findPersonalStreams, mostStreams } from './findPersonalStreams.ts';
import { personalTables } from './personalTables.ts';
import { withoutMoney } from './withoutMoney.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const mostRows = 5000;

/** One JSON object, without secrets: hashes, tokens, keys, session ids. */
export async function* writePersonalData(
  side: AuditSide,
  userId: string,
  seesPricesOf: (customerNumber: string | null) => boolean,
): AsyncGenerator<string> {
  const asSeen = <Value>(value: Value, customerNumber: unknown): unknown =>
    seesPricesOf(typeof customerNumber === 'string' ? customerNumber : null) ? value : withoutMoney(value);
  const { pool, clock } = side;
  yield `{\n"made_at": ${JSON.stringify(clock.now().toISOString())},\n"user_id": ${JSON.stringify(userId)},\n"read_models": {`;
  let comma = '';
  for (const { table, owners } of personalTables) {
    const isTheirs = owners.map((owner) => `${owner} = $1`).join(' or ');
    const rows = await findRows(
      pool,
      { row: typed<Readonly<Record<string, unknown>>>('jsonb not null') },
      `select to_jsonb(t) as row from ${table.qualifiedName} t where ${isTheirs} limit ${mostRows}`,
      [userId],
    );
    yield `${comma}\n${JSON.stringify(table.name)}: ${JSON.stringify(rows.map(({ row }) => asSeen(row, row['customer_number'])))}`;
    comma = ',';
  }
  const sessions = await findRows(
    pool,
    { ends_at: 'timestamp not null' },
    `select expire as ends_at from platform.sessions where sess -> 'user' ->> 'userId' = $1 limit ${mostRows}`,
    [userId],
  );
  yield `\n},\n"sessions": ${JSON.stringify(sessions)},\n"events": [`;
  const streams = await findPersonalStreams(pool, userId);
  comma = '';
  for (const stream of streams.slice(0, mostStreams)) {
    const records = (await readWhole(side.store, stream)).filter((record) => isAboutPerson(record, userId));
    for (const { record, decoded } of await decodeEach<TalloorEvent>(side.codec, records, allEvents)) {
      const { occurredAt, customerNumber } = readableMetadata(record.metadata);
      const entry = {
        stream,
        type: record.type,
        occurred_at: occurredAt,
        data: asSeen(decoded?.event.data ?? null, customerNumber),
      };
      yield `${comma}\n${JSON.stringify(entry)}`;
      comma = ',';
    }
  }
  yield `\n],\n"complete": ${JSON.stringify(streams.length <= mostStreams)}\n}\n`;
}

/** Whether a person caused an event or owns data in it. Invitations belong to who accepted them. */
const isAboutPerson = (record: RecordedEvent, userId: string): boolean =>
  record.streamId === `account-${userId}` ||
  record.streamId.startsWith('invitation-') ||
  readableMetadata(record.metadata).actorId === userId ||
  personsIn([record]).includes(userId);
