import { type EventToAppend, type Json, type RecordedEvent } from '../eventStore/port.ts';
import {
  type Codec,
  type CodecDefinition,
  type CommandMetadata,
  type DecodedEvent,
  type DomainEvent,
  InvalidEvent,
  type StoredMetadata,
  UnknownEvent,
  UnreadableEvent,
} from './codec.ts';
import { groupBy } from '../groupBy.ts';
import { chain, type Chained } from './hashChain.ts';
import { type FieldPlan, planFields, replaceFields, replaceWhere } from './personalFields.ts';
import type { PersonKeys } from './personKeys.ts';
import { type EventPlace, isSealed, open, type Placed, seal, type SealedValue } from './sealedValue.ts';
import { hasOwnHash } from './verifyChain.ts';

type Known = { readonly definition: CodecDefinition; readonly plan: FieldPlan | null };

export function createCodec(options: {
  readonly definitions: Readonly<Record<string, CodecDefinition>>;
  readonly keys: PersonKeys;
  /** Called for values of an unchanged event that were sealed under another key. */
  readonly onLostKey?: (personId: string) => void;
}): Codec {
  const { keys, onLostKey } = options;
  const eventTypes = new Map<string, Known>();
  for (const definition of Object.values(options.definitions))
    eventTypes.set(definition.type, { definition, plan: planFields(definition.personalPaths) });

  const encodeOne = async (event: DomainEvent, id: string, streamId: string) => {
    const eventType = eventTypes.get(event.type);
    if (!eventType) throw new UnknownEvent(event.type, null, streamId);
    const { definition, plan } = eventType;
    const data = validate(definition, event.data);
    const validated: DomainEvent = { type: event.type, data };
    const stored = plan ? await sealFields(definition, plan, data, { streamId, id }) : data;
    return { validated, stored: stored as Json, version: definition.version };
  };

  const sealFields = async (
    { type, personOf }: CodecDefinition,
    plan: FieldPlan,
    data: unknown,
    event: EventPlace,
  ): Promise<unknown> => {
    const fields: (Placed<unknown> & { readonly person: string })[] = [];
    replaceFields(data, plan, (value, path) => {
      // `personOf` expects the data of its own schema.
      const person = value === null ? null : personOf(data as never, path);
      if (person !== null) fields.push({ path, value, person });
      else if (value !== null) throw new InvalidEvent(`${type}${path} is personal and its event names no person`);
    });
    const sealedByPath = new Map<string, SealedValue>();
    for (const [person, values] of groupBy(fields, (field) => field.person)) {
      const key = await keys.obtain(person);
      if (key)
        seal(values, person, key, event).forEach((value, index) => sealedByPath.set(values[index]?.path ?? '', value));
    }
    return replaceFields(data, plan, (_, path) => sealedByPath.get(path) ?? null);
  };

  const encode: Codec['encode'] = async (streamId, firstRevision, previousHash, events, metadata) => {
    const encoded: EventToAppend[] = [];
    const validated: DomainEvent[] = [];
    let lastHash = previousHash;
    for (const { id, event, metadata: own = metadata } of events) {
      const encodedEvent = await encodeOne(event, id, streamId);
      const place = {
        streamId,
        revision: firstRevision + encoded.length,
        id,
        type: event.type,
        data: encodedEvent.stored,
      };
      const linked = linkedMetadata(own, encodedEvent.version, lastHash);
      const chained = await hashed(chain(place, linked), event.type);
      encoded.push({ id, type: event.type, data: encodedEvent.stored, ...chained });
      validated.push(encodedEvent.validated);
      lastHash = chained.metadata.hash;
    }
    return { events: encoded, lastHash, validated };
  };

  const decode = async <E extends DomainEvent>(recorded: readonly RecordedEvent[]): Promise<DecodedEvent<E>[]> => {
    const sealedIn = recorded.map((record) => sealedValues(record, eventTypes.get(record.type)));
    const persons = new Set(sealedIn.flatMap((values) => values.map(({ value }) => value.$sealedFor)));
    const keysByPerson = persons.size === 0 ? noKeys : await keys.find(persons);
    const decoded = recorded.map((record, index) => {
      const metadata = record.metadata as StoredMetadata;
      const type = eventTypes.get(record.type);
      const values = sealedIn[index] ?? [];
      const data = upcast(record, type, openSealed(record, type, values, keysByPerson, onLostKey));
      return {
        event: { type: record.type, data } as E,
        id: record.id,
        streamId: record.streamId,
        revision: record.revision,
        position: record.position,
        recordedAt: record.recordedAt,
        metadata,
      };
    });
    return blankErased(decoded);
  };

  /** Events of older versions hold values without a seal. */
  const blankErased = async <E extends DomainEvent>(decoded: DecodedEvent<E>[]): Promise<DecodedEvent<E>[]> => {
    const persons = new Set<string>();
    const older = new Set<DecodedEvent<E>>();
    const replaceOlder = (each: DecodedEvent<E>, replace: (value: unknown, person: string | null) => unknown) => {
      const { definition, plan } = eventTypes.get(each.event.type) ?? {};
      if (!definition || !plan || each.metadata.schemaVersion >= definition.version) return each.event.data;
      const { data } = each.event;
      return replaceFields(data, plan, (value, path) =>
        value === null ? null : replace(value, definition.personOf(data as never, path)),
      );
    };
    for (const each of decoded)
      replaceOlder(each, (value, person) => {
        older.add(each);
        if (person !== null) persons.add(person);
        return value;
      });
    if (persons.size === 0) return decoded;
    const erased = await keys.findErased(persons);
    if (erased.size === 0) return decoded;
    return decoded.map((each) => {
      if (!older.has(each)) return each;
      const data = replaceOlder(each, (value, person) => (person !== null && erased.has(person) ? null : value));
      return { ...each, event: { ...each.event, data } };
    });
  };

  return { encode, decode };
}

/** Unknown metadata fields are dropped. */
const linkedMetadata = (
  command: CommandMetadata,
  schemaVersion: number,
  previousHash: string | null,
): Required<Omit<StoredMetadata, 'hash' | 'dataHash'>> => ({
  occurredAt: command.occurredAt,
  actorId: command.actorId,
  actorRole: command.actorRole,
  onBehalfOf: command.onBehalfOf,
  customerNumber: command.customerNumber,
  channel: command.channel,
  correlationId: command.correlationId,
  causationId: command.causationId,
  commandId: command.commandId,
  commandHash: command.commandHash,
  schemaVersion,
  previousHash,
});

const noKeys: ReadonlyMap<string, Uint8Array> = new Map();

function validate(definition: CodecDefinition, data: unknown): unknown {
  try {
    return definition.schema.parse(data);
  } catch (cause) {
    throw new InvalidEvent(`${definition.type} breaks its schema`, { cause });
  }
}

async function hashed(chained: Promise<Chained>, type: string): Promise<Chained> {
  try {
    return await chained;
  } catch (cause) {
    throw new InvalidEvent(`${type} is no JSON`, { cause });
  }
}

/** Null for records without our metadata. */
function versionOf(record: RecordedEvent): number | null {
  const metadata = record.metadata as Partial<StoredMetadata> | null;
  return typeof metadata?.schemaVersion === 'number' ? metadata.schemaVersion : null;
}

function replaceSealed(
  record: RecordedEvent,
  type: Known | undefined,
  replace: (value: SealedValue, path: string) => unknown,
): unknown {
  const replaceIfSealed = (value: unknown, path: string): unknown => (isSealed(value) ? replace(value, path) : value);
  if (type && versionOf(record) === type.definition.version)
    return type.plan ? replaceFields(record.data, type.plan, replaceIfSealed) : record.data;
  return replaceWhere(record.data, isSealed, replaceIfSealed);
}

function sealedValues(record: RecordedEvent, type: Known | undefined): readonly Placed<SealedValue>[] {
  const values: Placed<SealedValue>[] = [];
  replaceSealed(record, type, (value, path) => values.push({ path, value }));
  return values;
}

function openSealed(
  record: RecordedEvent,
  type: Known | undefined,
  sealedIn: readonly Placed<SealedValue>[],
  keysByPerson: ReadonlyMap<string, Uint8Array>,
  onLostKey: ((personId: string) => void) | undefined,
): unknown {
  if (sealedIn.length === 0) return record.data;
  const values = new Map<string, unknown>();
  for (const [person, theirs] of groupBy(sealedIn, ({ value }) => value.$sealedFor)) {
    const key = keysByPerson.get(person);
    const openedValues = key && openValues(record, theirs, key);
    if (openedValues === null) onLostKey?.(person);
    for (const { path, value } of openedValues ?? []) values.set(path, value);
  }
  return replaceSealed(record, type, (_, path) => values.get(path) ?? null);
}

/** Null under another key: an event with its own hash was not changed. */
function openValues(
  record: RecordedEvent,
  values: readonly Placed<SealedValue>[],
  key: Uint8Array,
): readonly Placed<unknown>[] | null {
  try {
    return open(values, key, record);
  } catch (cause) {
    if (hasOwnHash(record)) return null;
    const place = `${record.streamId}@${record.revision}${values[0]?.path ?? ''}`;
    throw new UnreadableEvent(`${place} does not open`, { cause });
  }
}

function upcast(record: RecordedEvent, type: Known | undefined, data: unknown): unknown {
  const version = versionOf(record);
  const place = `${record.streamId}@${record.revision}`;
  if (!type || version === null || version < 1 || version > type.definition.version)
    throw new UnknownEvent(record.type, version, place);
  return type.definition.upcasters
    .slice(version - 1)
    .reduce((older, next) => next(older, record.metadata as StoredMetadata), data);
}
