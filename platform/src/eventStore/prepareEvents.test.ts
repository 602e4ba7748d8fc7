import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type EventToAppend, type Json, maxEventBytes } from './port.ts';
import { prepareEvents } from './prepareEvents.ts';

const event = (data: Json, metadata: Json = {}): EventToAppend => ({ id: 'id', type: 'Happened', data, metadata });

const refusalOf = (...events: readonly EventToAppend[]): unknown => {
  try {
    prepareEvents('sample-1', events);
    return null;
  } catch (error) {
    return error instanceof Error && 'reason' in error ? error.reason : error;
  }
};

test('prepareEvents rejects a NUL at any place, and accepts text that looks like its escape', () => {
  const text = fc.array(fc.constantFrom('\\', 'u0000', '\u0000', 'a', '"', '\\u0000'), { maxLength: 8 });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, isKey) => {
      const value = parts.join('');
      const data = isKey ? { [value]: [1] } : { deep: [{ value }] };
      expect(refusalOf(event(data))).toBe(value.includes('\u0000') ? 'nul_character' : null);
    }),
  );
});

test('prepareEvents accepts an event of exactly one MiB of UTF-8, and rejects one byte more', () => {
  const overhead = 'Happened'.length + '""'.length + '{}'.length;
  const room = maxEventBytes - overhead;
  expect(refusalOf(event('x'.repeat(room)))).toBeNull();
  expect(refusalOf(event('x'.repeat(room + 1)))).toBe('event_too_large');
  expect(refusalOf(event('é'.repeat(room / 2)))).toBeNull();
  expect(refusalOf(event('é'.repeat(room / 2) + 'x'))).toBe('event_too_large');
});

test('prepareEvents writes JSON without raw line feeds and gives the schema version', () => {
  const [prepared] = prepareEvents('sample-1', [event({ text: 'a\nb\r\u2028' }, { schemaVersion: 3 })]);
  expect(prepared?.data).not.toMatch(/\n/);
  expect(prepared?.schemaVersion).toBe(3);
  expect(prepareEvents('sample-1', [event(1, null)])[0]?.schemaVersion).toBe(1);
});
