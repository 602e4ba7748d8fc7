import type { EmptiesEvent } from '@talloor/events/empties/empties.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Difference to the ledger per kind. */
export type Correction = EmptiesEvent['data'];

export const decideCorrectEmpties = (correction: Correction): Decision<EmptiesEvent> =>
  correction.count === 0 ? [] : [{ type: 'ContainersCorrected', data: correction }];
