import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { ReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';

export type Waiter = Pick<ReadModelWaiter, 'waitFor' | 'onAdvance'>;

export type ReadSide = {
  readonly pool: pg.Pool;
  readonly catalogue: Catalogue;
  readonly waiter: Waiter;
  readonly clock: Clock;
  /** Interval of the keep-alive of event streams; 15 s. */
  readonly heartbeatMs?: number;
};
