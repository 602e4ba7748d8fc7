import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import type { DomainEvent } from '@talloor/platform/codec/codec.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { findActorNames } from './findActorNames.ts';
import { collectHistoryNames, peopleIn, type Surroundings } from './historyNames.ts';
import { readWhole } from './readOrderStreams.ts';
import { checkChain } from './verify/checkChain.ts';
import { describeFinding } from './verify/describeFinding.ts';
import { readableMetadata, viewRecord } from './viewHistoryEvent.ts';

type Language = Parameters<typeof viewRecord>[4];
type Described = NonNullable<Parameters<typeof viewRecord>[2]>;
type Reading<E extends DomainEvent> = {
  readonly stream: string;
  readonly events: Readonly<Record<string, EventDefinition>>;
  readonly describe: (event: E, language: Language, around: Surroundings) => Described;
  readonly language: Language;
};

/** Oldest first, with its chain check. Null without the stream. */
export async function readStreamHistory<E extends DomainEvent>(
  { pool, store, codec }: AuditSide,
  { stream, events: definitions, describe, language }: Reading<E>,
) {
  const records = await readWhole(store, stream);
  if (records.length === 0) return null;
  const entries = await decodeEach<E>(codec, records, definitions);
  const decodedEvents = entries.flatMap(({ decoded }) => decoded ?? []);
  const users = await findActorNames(pool, [
    ...records.map(({ metadata }) => readableMetadata(metadata).actorId),
    ...decodedEvents.flatMap(({ event }) => peopleIn(event)),
  ]);
  const names = collectHistoryNames(decodedEvents, users);
  const events = entries.map(({ record, decoded }, index) =>
    viewRecord(index, record, decoded && describe(decoded.event, language, { stream, names }), users, language),
  );
  const broken = checkChain(stream, records);
  return {
    events,
    holds: broken === null,
    broken: broken && describeFinding(broken, language),
    last_hash: events.at(-1)?.hash ?? null,
  };
}
