import { expect, test } from '@jest/globals';
import { sealWarnings } from './sealWarnings.ts';

const now = Date.parse('2026-03-11T15:00:00.000Z');
const calm = { since: '2026-03-11T13:30:00.000Z', failure: null, copies: [{ archive: 'folder', error: null }] };

test('an hour without a seal raises no warning', () => {
  expect(sealWarnings(calm, now)).toEqual([]);
  expect(sealWarnings({ ...calm, since: null }, now)).toEqual([]);
});

test('two hours without a seal, a failed seal and a failed copy raise a warning each', () => {
  const since = '2026-03-11T12:59:00.000Z';
  const copies = [...calm.copies, { archive: 'bucket', error: 'answers 503' }];
  expect(sealWarnings({ since, failure: { error: 'key.pem is missing' }, copies }, now)).toEqual([
    { kind: 'sealing_failed', error: 'key.pem is missing' },
    { kind: 'too_old', since },
    { kind: 'copy_failed', archive: 'bucket', error: 'answers 503' },
  ]);
});
