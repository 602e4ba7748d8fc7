import type { EmptiesEvent } from '@talloor/events/empties/empties.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** What the office counted: so many of a kind more than the ledger says, or fewer. */
export type Correction = EmptiesEvent['data'];

/** A correction of nothing is quiet; the same command again is known by its id. */
export const decideCorrectEmpties = (correction: Correction): Decision<EmptiesEvent> =>
  correction.count === 0 ? [] : [{ type: 'ContainersCorrected', data: correction }];
