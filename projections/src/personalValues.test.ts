import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { accountStream } from '@talloor/events/account/account.ts';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import type { Row, TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { allProjectors } from './allProjectors.ts';
import { decodedStream } from './testing/sampleEvents.ts';

const golden = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../events/src/golden/${file}`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
const mark = (person: string): string => `<of ${person}>`;

function marked(data: unknown, path: readonly string[], personAt: (path: string) => string, at = ''): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return Array.isArray(data) ? [mark(personAt(at))] : mark(personAt(at));
  if (Array.isArray(data)) return data.map((item: unknown, index) => marked(item, rest, personAt, `${at}/${index}`));
  const holder = data as Record<string, unknown>;
  return { ...holder, [first]: marked(holder[first], rest, personAt, `${at}/${first}`) };
}

const definitions = Object.values(allEvents).filter(({ personalPaths }) => personalPaths.length > 0);
const tables: readonly TableDefinition[] = allProjectors.flatMap((projector) => projector.tables);

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  '%s leaves personal values only in columns declared personal, beside the id of their owner',
  (type, definition) => {
    const plain = golden(`${type}.v${definition.version}.json`);
    const data = 'placedBy' in plain ? { ...plain, addressChosenBy: '8' } : plain;
    const personAt = (path: string): string => definition.personOf(data as never, path) ?? 'nobody';
    const markedData = definition.personalPaths.reduce((before: unknown, path) => marked(before, path, personAt), data);
    const stream = type.startsWith('Account') ? accountStream(personAt('')) : 'order-4402118';
    const [event] = decodedStream(stream, [{ type, data: markedData } as TalloorEvent]);
    if (!event) throw new Error('the story has no event');
    for (const projector of allProjectors.filter(({ handles }) => handles.includes(type)))
      for (const operation of projector.project(event)) {
        const row: Row = { ...operation.key, ...('values' in operation ? operation.values : {}) };
        const { personal = {} } = tables.find(({ name }) => name === operation.table) ?? {};
        for (const [column, value] of Object.entries(row)) {
          const persons = new Set(JSON.stringify(value).match(/<of \w+>/g));
          const owner = row[personal[column] ?? ''];
          const allowed = typeof owner === 'string' ? [mark(owner)] : [];
          expect({ column, persons: [...persons].filter((person) => !allowed.includes(person)) }).toEqual({
            column,
            persons: [],
          });
        }
      }
  },
);
