import type { Position } from '../eventStore/port.ts';

export type SubscriptionStatus = {
  /** `<model>@<version>`, or the policy's name. */
  readonly name: string;
  readonly kind: 'projector' | 'policy';
  /** `waiting`: another instance leads. `retrying`: outage. `failed`: stopped by an event. */
  readonly state: 'starting' | 'waiting' | 'running' | 'retrying' | 'failed' | 'stopped';
  /** Null until this instance leads. */
  readonly position: Position | null;
  /** Positions to the head: events on Postgres, an upper bound on EventStoreDB. */
  readonly lag: number | null;
  readonly error: string | null;
  /** Without deferred ones. */
  readonly parked: number;
};

/** As in pino. */
export type Log = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};
export const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Owned by the subscription's loop. */
export type Progress = { -readonly [K in Exclude<keyof SubscriptionStatus, 'lag'>]: SubscriptionStatus[K] };

export const startProgress = (name: string, kind: SubscriptionStatus['kind']): Progress => ({
  name,
  kind,
  state: 'starting',
  position: null,
  error: null,
  parked: 0,
});
