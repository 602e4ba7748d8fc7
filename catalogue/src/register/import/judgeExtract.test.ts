import { expect, test } from '@jest/globals';
import { judgeExtract } from './judgeExtract.ts';

const full = (extractNumber: number | null) => ({ kind: 'full' as const, extractNumber, snapshotOn: null });
const update = (extractNumber: number | null) => ({ kind: 'update' as const, extractNumber, snapshotOn: null });
const noExtract = null;
const numbered = { extractNumber: 140 };
const unnumbered = { extractNumber: null };

test.each([
  ['the first full extract', noExtract, full(140), 'import'],
  ['a full extract without a number', noExtract, full(null), 'import'],
  ['a later full extract', numbered, full(170), 'import'],
  ['the full extract that stands', numbered, full(140), 'repeated'],
  ['an older full extract', numbered, full(139), 'refused'],
  ['the next update', numbered, update(141), 'import'],
  ['the update that stands', numbered, update(140), 'repeated'],
  ['an older update', numbered, update(139), 'refused'],
  ['an update with one missing before it', numbered, update(142), 'refused'],
  ['an update without a number', numbered, update(null), 'refused'],
  ['an update on nothing', noExtract, update(141), 'refused'],
  ['an update on an extract without a number', unnumbered, update(141), 'refused'],
])('%s', (_, current, offered, verdict) => expect(judgeExtract(current, offered, false).kind).toBe(verdict));

test('an operator may force an older full extract, but not an older update', () => {
  expect(judgeExtract(numbered, full(139), true).kind).toBe('import');
  expect(judgeExtract(numbered, update(139), true).kind).toBe('refused');
});
