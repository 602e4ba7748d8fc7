import type { Position } from '../event-store/port.ts';

/** What health, metrics and back office show of one subscription. */
export type SubscriptionStatus = {
  /** Checkpoint name: `<model>@<version>` for a read model, the policy's name for a policy. */
  readonly name: string;
  readonly kind: 'projector' | 'policy';
  /** `waiting`: another instance leads it; `retrying`: its database or store does not answer; `failed`: stopped by an event. */
  readonly state: 'starting' | 'waiting' | 'running' | 'retrying' | 'failed' | 'stopped';
  /** Null until this instance leads it. */
  readonly position: Position | null;
  /** Positions between it and the head: events on Postgres, an upper bound of them on EventStoreDB. */
  readonly lag: number | null;
  /** What stopped it or makes it retry. */
  readonly error: string | null;
  /** Events of a policy that are parked until a person looks at them; those that were only put off are not counted. */
  readonly parked: number;
};

/** What the runner logs; pino's shape. */
export type Log = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};
export const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The mutable side of a status, kept by the loop that runs the subscription. */
export type Progress = { -readonly [K in Exclude<keyof SubscriptionStatus, 'lag'>]: SubscriptionStatus[K] };

/** The progress of a subscription that has not begun. */
export const startProgress = (name: string, kind: SubscriptionStatus['kind']): Progress => ({
  name,
  kind,
  state: 'starting',
  position: null,
  error: null,
  parked: 0,
});
