import { expect, test } from '@jest/globals';
import { shortageOf } from './shortageOf.ts';
import { parseReport, unknownFields } from './parseReport.ts';

const identity = { message_id: 'm1', delivery_number: '900' };

test('typed values become a report: comma numbers are converted and empty fields are left out', () => {
  const line = { line_id: '1', article_number: '100001', delivered: '2,5', weight: '', reason: '' };
  const lots = [{ lot: 'L1', best_before: '', quantity: '2' }];
  const replacement = { article_number: '100002', quantity: '1', replaces: '1', price: '3,456', weight: '0,9' };
  const report = { ...identity, kind: 'picked', at: '2026-03-12T19:00:00Z', answer_until: '' };
  expect(parseReport({ ...report, lines: [{ ...line, lots, replacements: [replacement] }] })).toEqual({
    ...identity,
    kind: 'picked',
    at: '2026-03-12T19:00:00Z',
    lines: [
      {
        line_id: '1',
        article_number: '100001',
        delivered: 2.5,
        weight: null,
        reason: null,
        lots: [{ lot: 'L1', best_before: null, quantity: 2 }],
        replacements: [{ article_number: '100002', quantity: 1, replaces: 1, price: 3.456, weight: 0.9, lots: [] }],
      },
    ],
  });
});

test.each([
  ['12 st', 12],
  ['12 13', '12 13'],
  ['0x10', '0x10'],
  ['1e3', '1e3'],
  ['12-', '12-'],
  ['½', '½'],
])('a delivered quantity of %s is %p', (typed, delivered) => {
  const line = { line_id: '1', article_number: '100001', delivered: typed };
  const report = parseReport({ ...identity, kind: 'picked', lines: [line] }, [{ line_id: '1', unit: 'st' } as never]);
  expect(report).toMatchObject({ lines: [{ delivered }] });
});

test('an invalid number stays as typed, so that its field is refused', () => {
  expect(parseReport({ ...identity, kind: 'progress', stops_before: 'drie' })).toMatchObject({ stops_before: 'drie' });
  expect(parseReport({ ...identity, kind: 'loaded', containers: [{ sscc: '0 12', kind: 'crate' }] })).toMatchObject({
    containers: [{ sscc: '012', kind: 'crate' }],
  });
});

test('unknown fields are listed and not sent; a report of an unknown kind stays unchanged', () => {
  const rawReport = {
    ...identity,
    kind: 'loaded',
    at: 'x',
    driver: 'Jan',
    containers: [{ sscc: '1', kind: 'crate', colour: 'blue' }],
  };
  expect(unknownFields(rawReport)).toEqual(['driver', 'containers.1.colour']);
  expect(parseReport(rawReport)).toEqual({
    ...identity,
    kind: 'loaded',
    at: 'x',
    containers: [{ sscc: '1', kind: 'crate' }],
  });
  expect(unknownFields({ ...identity, kind: 'teleported', to: 'x' })).toEqual([]);
  expect(parseReport({ ...identity, kind: 'teleported', to: 'x' })).toEqual({
    ...identity,
    kind: 'teleported',
    to: 'x',
  });
});

test('the shortage is the ordered quantity minus delivered and replaced, and is negative for a surplus', () => {
  const ordered = { ordered: 2, unit: 'st' };
  const line = { delivered: '1,1', replacements: [{ replaces: '0,7' }, { replaces: '' }] };
  expect(shortageOf(line, ordered)).toBe(0.2);
  expect(shortageOf({ delivered: '3 st' }, ordered)).toBe(-1);
  expect(shortageOf({ delivered: 'veel' }, ordered)).toBeNull();
});

test('an invoice keeps its rows, corrected as text, and has no delivery number', () => {
  const report = {
    message_id: 'inv-1',
    kind: 'invoice',
    number: '2612204118',
    customer_number: '204118',
    issued_on: '2026-03-23',
    due_on: '2026-04-22',
    communication: '090933755493',
    amount: '12,5',
    lines: [{ kind: 'goods', total: 12.5 }],
    vat: '[{"tax_percentage":6,"base":12.5,"amount":0.75}]',
  };
  expect(parseReport(report)).toEqual({
    ...report,
    amount: 12.5,
    vat: [{ tax_percentage: 6, base: 12.5, amount: 0.75 }],
  });
  expect(parseReport({ ...report, vat: '[{' })).toMatchObject({ vat: '[{' });
  expect(unknownFields(report)).toEqual([]);
});

test('a transfer is corrected by its number, day and amount', () => {
  const transfer = {
    message_id: 'pay-1',
    kind: 'transfer',
    number: '2612204118',
    booked_on: '2026-04-01',
    amount: '5',
  };
  expect(parseReport(transfer)).toEqual({ ...transfer, amount: 5 });
});
