import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allEvents } from '@talloor/events/allEvents.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { verifyChain } from '@talloor/platform/codec/verifyChain.ts';
import { createInMemoryEventStore } from '@talloor/platform/eventStore/testing/inMemoryEventStore.ts';

const golden = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../events/src/golden/${file}`, import.meta.url), 'utf8'));
const definitions = Object.values(allEvents);

function withPersonal(data: unknown, path: readonly string[], value: string | null): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return Array.isArray(data) && value !== null ? [value] : value;
  if (Array.isArray(data)) return data.map((item: unknown) => withPersonal(item, rest, value));
  const holder = data as Record<string, unknown>;
  return { ...holder, [first]: withPersonal(holder[first], rest, value) };
}

test.each(definitions.map((definition) => [definition.type, definition] as const))(
  '%s decodes to its original data for any personal texts',
  async (type, definition) => {
    const personalText = fc
      .string({ unit: 'grapheme', maxLength: 8 })
      .filter((text) => text.length <= 8 && !text.includes('\u0000'));
    const texts = fc.array(fc.option(personalText, { nil: null }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const data = definition.personalPaths.reduce(
          (before: unknown, path, index) => withPersonal(before, path, values[index % values.length] ?? null),
          golden(`${type}.v${definition.version}.json`),
        );
        const store = createInMemoryEventStore();
        const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
        const newEvents = [{ id: 'a', event: { type, data } }];
        const { events } = await codec.encode('stream-1', 0, null, newEvents, { commandId: 'c' } as never);
        await store.append('stream-1', 'none', JSON.parse(JSON.stringify(events)));
        const storedEvents = await store.readStream('stream-1');
        const [decoded] = await codec.decode(storedEvents);
        expect(decoded?.event).toEqual({ type, data });
        expect(verifyChain(storedEvents).whole).toBe(true);
      }),
      { numRuns: 20 },
    );
  },
);
