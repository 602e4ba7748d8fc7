import { expect, test } from '@jest/globals';
import { formatPastDay } from './dates.ts';

const now = Date.parse('2026-03-11T14:12:00+01:00') / 1000;

test.each([
  ['2026-02-27T11:34:00+01:00', 'vr\u00a027\u00a0februari', 'ven.\u00a027\u00a0février'],
  // Already the new year in Brussels.
  ['2025-12-31T23:30:00Z', 'do\u00a01\u00a0januari', 'jeu.\u00a01\u00a0janvier'],
  ['2025-12-31T12:00:00Z', 'wo\u00a031\u00a0december\u00a02025', 'mer.\u00a031\u00a0décembre\u00a02025'],
  ['2025-03-26T10:00:00+01:00', 'wo\u00a026\u00a0maart\u00a02025', 'mer.\u00a026\u00a0mars\u00a02025'],
])('a day in another year is shown with its year: %s', (at, nl, fr) => {
  const seconds = Date.parse(at) / 1000;
  expect([formatPastDay('nl', seconds, now), formatPastDay('fr', seconds, now)]).toEqual([nl, fr]);
});
