import { expect, test } from '@jest/globals';
import { toPosition } from './eventRow.ts';
import { createRecentAppends } from './recentAppends.ts';

const recordedAt = '2026-03-11T13:12:00.000Z';
const at = (position: number) => toPosition(String(position));
const event = (id: string, text = '') => {
  const written = { data: JSON.stringify({ text }), metadata: '{}' };
  return { id, type: 'NoteTaken', data: { text }, metadata: {}, written };
};
const idsAfter = (recent: ReturnType<typeof createRecentAppends>, position: number, limit = 500) =>
  recent.after(at(position), limit).map(({ id, revision, position: own }) => [id, revision, Number(own)]);

test('recentAppends returns events after a position up to the first event of another process', () => {
  const recent = createRecentAppends();
  recent.keep([event('a'), event('b')], { streamId: 'note-1', revision: 4, position: at(11), recordedAt });
  recent.keep([event('d')], { streamId: 'note-2', revision: 0, position: at(13), recordedAt });
  expect(idsAfter(recent, 9)).toEqual([
    ['a', 3, 10],
    ['b', 4, 11],
  ]);
  expect(idsAfter(recent, 9, 1)).toEqual([['a', 3, 10]]);
  expect(idsAfter(recent, 11)).toEqual([]);
  expect(idsAfter(recent, 12)).toEqual([['d', 0, 13]]);
  expect(recent.after(at(12), 1)[0]).toEqual({
    id: 'd',
    type: 'NoteTaken',
    data: { text: '' },
    metadata: {},
    streamId: 'note-2',
    revision: 0,
    position: at(13),
    recordedAt,
  });
});

test('recentAppends drops older events to make room for large ones', () => {
  const recent = createRecentAppends();
  for (let position = 1; position <= 40; position++)
    recent.keep([event(`e${position}`, 'x'.repeat(500_000))], {
      streamId: 'note-1',
      revision: position - 1,
      position: at(position),
      recordedAt,
    });
  expect(idsAfter(recent, 0)).toEqual([]);
  expect(idsAfter(recent, 39)).toHaveLength(1);
});
