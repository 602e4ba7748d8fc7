import { expect, test } from '@jest/globals';
import { leftOf } from './leftOf.ts';
import { typedReport, unknownFields } from './typedReport.ts';

const named = { message_id: 'm1', delivery_number: '900' };

test('typed values become a report: comma numbers are converted and empty fields are left out', () => {
  const line = { line_id: '1', article_number: '100001', delivered: '2,5', weight: '', reason: '' };
  const lots = [{ lot: 'L1', best_before: '', quantity: '2' }];
  const instead = { article_number: '100002', quantity: '1', replaces: '1', price: '3,456', weight: '0,9' };
  const report = { ...named, kind: 'picked', at: '2026-03-12T19:00:00Z', answer_until: '' };
  expect(typedReport({ ...report, lines: [{ ...line, lots, replacements: [instead] }] })).toEqual({
    ...named,
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

test('an invalid number stays as typed, so that its field is refused', () => {
  expect(typedReport({ ...named, kind: 'progress', stops_before: 'drie' })).toMatchObject({ stops_before: 'drie' });
  expect(typedReport({ ...named, kind: 'loaded', containers: [{ sscc: '0 12', kind: 'crate' }] })).toMatchObject({
    containers: [{ sscc: '012', kind: 'crate' }],
  });
});

test('unknown fields are listed and not sent; a report of an unknown kind stays unchanged', () => {
  const came = {
    ...named,
    kind: 'loaded',
    at: 'x',
    driver: 'Jan',
    containers: [{ sscc: '1', kind: 'crate', colour: 'blue' }],
  };
  expect(unknownFields(came)).toEqual(['driver', 'containers.1.colour']);
  expect(typedReport(came)).toEqual({ ...named, kind: 'loaded', at: 'x', containers: [{ sscc: '1', kind: 'crate' }] });
  expect(unknownFields({ ...named, kind: 'teleported', to: 'x' })).toEqual([]);
  expect(typedReport({ ...named, kind: 'teleported', to: 'x' })).toEqual({ ...named, kind: 'teleported', to: 'x' });
});

test('the shortage is the ordered quantity minus delivered and replaced, and is negative for a surplus', () => {
  const line = { delivered: '1,1', replacements: [{ replaces: '0,7' }, { replaces: '' }] };
  expect(leftOf(line, 2)).toBe(0.2);
  expect(leftOf({ delivered: '3' }, 2)).toBe(-1);
  expect(leftOf({ delivered: 'veel' }, 2)).toBeNull();
});
