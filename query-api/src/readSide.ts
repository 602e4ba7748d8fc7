import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { ReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';

/** What every screen reads from. */
export type ReadSide = {
  readonly pool: pg.Pool;
  readonly catalogue: Catalogue;
  readonly waiter: Pick<ReadModelWaiter, 'waitFor' | 'onAdvance'>;
  readonly clock: Clock;
};
