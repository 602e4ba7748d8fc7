import { expect, test } from '@jest/globals';
import type { AnnouncementFacts } from '@talloor/catalogue/assortment/findAnnouncements.ts';
import { announcementsFor } from './announcementsFor.ts';

const announcement: AnnouncementFacts = {
  id: '1',
  place: 'everywhere',
  text: { nl: 'Gesloten op 1 mei', fr: 'Fermé le 1er mai' },
  segment: null,
  from: '2026-04-27',
  to: '2026-05-01',
};
const reader = { language: 'nl', day: '2026-04-30', segment: 'school' } as const;
const shown = (change: Partial<AnnouncementFacts>, change2: Partial<typeof reader> | { segment: null } = {}) =>
  announcementsFor([{ ...announcement, ...change }], { ...reader, ...change2 } as typeof reader).map(
    ({ text }) => text,
  );

test('a message is shown from its first to its last day', () => {
  const days = ['2026-04-26', '2026-04-27', '2026-05-01', '2026-05-02'];
  expect(days.map((day) => shown({}, { day } as object).length)).toEqual([0, 1, 1, 0]);
  expect(shown({ from: null, to: null })).toHaveLength(1);
});

test('a message for a segment is shown to its customers, and not to visitors', () => {
  expect(shown({ segment: 'school' })).toHaveLength(1);
  expect(shown({ segment: 'hotel' })).toEqual([]);
  expect(shown({ segment: 'school' }, { segment: null })).toEqual([]);
});

test('a message is shown in the languages that have a text', () => {
  expect(shown({}, { language: 'fr' } as object)).toEqual(['Fermé le 1er mai']);
  expect(shown({ text: { nl: 'Enkel hier', fr: ' ' } }, { language: 'fr' } as object)).toEqual([]);
});
