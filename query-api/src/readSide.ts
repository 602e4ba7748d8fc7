import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Clock } from '@talloor/platform/clock.ts';

/** How far read models are; platform's `createReadModelWaiter` is one. */
export type Waiter = {
  /** Whether the read model has reached the position within the time given. */
  readonly waitFor: (readModel: string, position: string, timeoutMs: number) => Promise<boolean>;
  /** Calls whenever the read model has moved on; answers with what ends that. */
  readonly onAdvance: (readModel: string, listener: () => void) => () => void;
};

/** What every screen reads from. */
export type ReadSide = {
  readonly pool: pg.Pool;
  readonly catalogue: Catalogue;
  readonly waiter: Waiter;
  readonly clock: Clock;
};
