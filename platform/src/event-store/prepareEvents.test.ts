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

test('a NUL is found wherever it stands, and text that only looks like one is kept', () => {
  const text = fc.array(fc.constantFrom('\\', 'u0000', '\u0000', 'a', '"', '\\u0000'), { maxLength: 8 });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, isKey) => {
      const value = parts.join('');
      const data = isKey ? { [value]: [1] } : { deep: [{ value }] };
      expect(refusalOf(event(data))).toBe(value.includes('\u0000') ? 'nul_character' : null);
    }),
  );
});

test('an event of exactly one MiB is kept and one byte more is refused, also where letters take several bytes', () => {
  const overhead = 'Happened'.length + '""'.length + '{}'.length;
  const room = maxEventBytes - overhead;
  expect(refusalOf(event('x'.repeat(room)))).toBeNull();
  expect(refusalOf(event('x'.repeat(room + 1)))).toBe('event_too_large');
  expect(refusalOf(event('é'.repeat(room / 2)))).toBeNull();
  expect(refusalOf(event('é'.repeat(room / 2) + 'x'))).toBe('event_too_large');
});

test('JSON is written once and holds no raw line feed, with the schema version beside it', () => {
  const [prepared] = prepareEvents('sample-1', [event({ text: 'a\nb\r\u2028' }, { schemaVersion: 3 })]);
  expect(prepared?.data).not.toMatch(/\n/);
  expect(prepared?.schemaVersion).toBe(3);
  expect(prepareEvents('sample-1', [event(1, null)])[0]?.schemaVersion).toBe(1);
});
