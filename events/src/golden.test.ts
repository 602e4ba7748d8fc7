import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { allEvents } from './allEvents.ts';
import { defineEvent, type EventDefinition, type WrittenBy } from './defineEvent.ts';
import { personal } from './personal.ts';

const folder = new URL('golden/', import.meta.url);
const goldenFiles = readdirSync(folder);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const definitions: readonly EventDefinition[] = Object.values(allEvents);
const versions = definitions.flatMap((definition) =>
  Array.from({ length: definition.version }, (_, index) => ({ definition, version: index + 1 })),
);
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
/** Also one per optional field: `Type.v1.field.json`. */
const filesOf = (type: string, version: number): readonly string[] =>
  goldenFiles.filter((file) => file.startsWith(`${type}.v${version}.`));

test('every version of every event has a golden file, and every golden file has an event', () => {
  const requiredFiles = versions.map(({ definition, version }) => fileOf(definition.type, version));
  expect(goldenFiles).toEqual(expect.arrayContaining(requiredFiles));
  const eventFiles = versions.flatMap(({ definition, version }) => filesOf(definition.type, version));
  expect(eventFiles.toSorted()).toEqual(goldenFiles.toSorted());
});

const writer = { actorId: '1002', onBehalfOf: null };

test.each(versions.map(({ definition, version }) => [definition.type, version, definition] as const))(
  '%s in version %i is read without loss of data',
  (type, version, definition) => {
    for (const file of filesOf(type, version)) {
      const today = definition.upcasters.slice(version - 1).reduce((data, upcast) => upcast(data, writer), read(file));
      expect(definition.schema.parse(today)).toEqual(today);
    }
  },
);

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  '%s is readable after erasure of its person, and names that person outside its personal fields',
  (type, definition) => {
    const data = read(fileOf(type, definition.version)) as Record<string, unknown>;
    const persons = (of: unknown) =>
      definition.personalPaths.map((path) => definition.personOf(of, `/${path.join('/')}`));
    const erased = erase(data, definition.personalPaths);
    expect(definition.schema.safeParse(erased).success).toBe(true);
    expect(persons(erased)).toEqual(persons(data));
    for (const person of persons(data)) expect(person).toMatch(/^\d+$/);
  },
);

function erase(data: unknown, paths: readonly (readonly string[])[]): unknown {
  const copy: unknown = structuredClone(data);
  const blank = (at: unknown, [first, ...rest]: readonly string[]): void => {
    if (typeof at !== 'object' || at === null || first === undefined) return;
    const keys = first === '*' ? Object.keys(at) : [first];
    for (const key of keys) {
      const holder = at as Record<string, unknown>;
      if (rest.length === 0) holder[key] = null;
      else blank(holder[key], rest);
    }
  };
  for (const path of paths) blank(copy, path);
  return copy;
}

test('an alternative address belongs to the user who chose it; other personal fields belong to the user who ordered', () => {
  const { BasketCheckedOut, OrderPlaced } = allEvents;
  for (const { type, schema, personOf } of [BasketCheckedOut, OrderPlaced]) {
    const placed = schema.parse({ ...(read(fileOf(type, 1)) as object), placedBy: '7' });
    const withOtherAddress = { ...placed, addressChosenBy: '8' };
    expect(['/address/street', '/message'].map((path) => personOf(placed, path))).toEqual(['7', '7']);
    expect(['/address/street', '/message'].map((path) => personOf(withOtherAddress, path))).toEqual(['8', '7']);
  }
});

test('an event of version 2 cannot be declared without an upcaster from version 1', () => {
  const schema = z.object({ reason: z.string() });
  expect(() => defineEvent('NoteClosed', schema, { version: 2 })).toThrow('needs 1 upcasters');
  expect(defineEvent('NoteClosed', schema, { version: 2, upcasters: [(old) => old] }).version).toBe(2);
});

test('an event with personal fields cannot be declared without `personOf`', () => {
  const schema = z.object({ notes: z.array(z.object({ text: personal(z.string()) })).optional() });
  expect(() => defineEvent('NoteTaken', schema)).toThrow('names no person');
  const declared = defineEvent('NoteTaken', schema, { personOf: () => '7' });
  expect(declared.personalPaths).toEqual([['notes', '*', 'text']]);
});

test('defineEvent finds a personal field in every variant of an event, and rejects one in an unsupported schema', () => {
  const name = personal(z.string());
  const variants = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own'), by: z.object({ name }) }),
    z.object({ kind: z.literal('other'), by: z.object({ name, street: personal(z.string()) }).readonly() }),
  ]);
  const declare = (schema: z.ZodType) => defineEvent('AddressNoted', z.object({ at: schema }), { personOf: () => '7' });
  expect(declare(variants).personalPaths).toEqual([
    ['at', 'by', 'name'],
    ['at', 'by', 'street'],
  ]);
  const text = z.string();
  for (const hidden of [
    z.record(text, name),
    z.tuple([text, name]),
    z.tuple([text], z.object({ name })),
    z.map(text, name),
    z.set(name),
    text.nullable().pipe(name),
    z.object({ name }).transform((value) => value),
    z.intersection(z.object({ name }), z.object({ text })),
    z.lazy(() => z.object({ name })),
  ])
    expect(() => declare(hidden)).toThrow('at: a personal field in a');
});

test.each(['ListRenamed', 'ListItemCommented', 'BasketReferenceSet'] as const)(
  '%s of version 1 belongs to its writer, and to nobody when the system wrote it',
  (type) => {
    const { upcasters, personOf, personalPaths } = allEvents[type];
    const personBy = (by: WrittenBy) => {
      const today = upcasters.reduce((data: unknown, upcast) => upcast(data, by), read(fileOf(type, 1)));
      return personOf(today as never, `/${personalPaths[0]?.join('/')}`);
    };
    expect(personBy(writer)).toBe('1002');
    expect(personBy({ actorId: 'system', onBehalfOf: '1003' })).toBe('1003');
    expect(personBy({ actorId: 'system', onBehalfOf: null })).toBeNull();
  },
);
