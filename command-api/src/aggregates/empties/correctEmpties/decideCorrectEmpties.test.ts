import { expect, test } from '@jest/globals';
import { evolveEmpties, noEmpties } from '@talloor/events/empties/empties.ts';
import * as fc from 'fast-check';
import { decideCorrectEmpties } from './decideCorrectEmpties.ts';

const correction = { customerNumber: '204118', kind: 'crate', count: -2, reason: 'lost', correctedBy: '3001' };

test('a correction records count, reason and author', () => {
  expect(decideCorrectEmpties(correction)).toEqual([{ type: 'ContainersCorrected', data: correction }]);
});

test('a correction of zero appends nothing', () => {
  expect(decideCorrectEmpties({ ...correction, count: 0 })).toEqual([]);
});

test('corrections add up per kind', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('crate', 'pallet', 'roll'), fc.integer({ min: -50, max: 50 }))),
      (all) => {
        const state = all
          .flatMap(([kind, count]) => [decideCorrectEmpties({ ...correction, kind, count })])
          .flatMap((events) => (Array.isArray(events) ? events : []))
          .reduce(evolveEmpties, noEmpties);
        for (const kind of ['crate', 'pallet', 'roll']) {
          const sum = all.filter(([each]) => each === kind).reduce((total, [, count]) => total + count, 0);
          expect(state.corrected[kind] ?? 0).toBe(sum);
        }
      },
    ),
  );
});
