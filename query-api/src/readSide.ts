import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { ReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';

/** How far read models are, by checkpoint name. */
export type Waiter = Pick<ReadModelWaiter, 'waitFor' | 'onAdvance'>;

/** What every screen reads from. */
export type ReadSide = {
  readonly pool: pg.Pool;
  readonly catalogue: Catalogue;
  readonly waiter: Waiter;
  readonly clock: Clock;
  /** How often an event stream says that it lives, and looks whether its session does; 15 s. */
  readonly heartbeatMs?: number;
};
