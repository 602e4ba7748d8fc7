import type { EventStore, EventToAppend } from '../port.ts';

export type StoreUnderTest = {
  /** Another client, as in another process. */
  readonly open: (timeLimitMs: number) => EventStore;
  /** Pauses before commit, and sometimes aborts. @returns whether events were stored */
  readonly appendHaltingly: (streamId: string, events: readonly EventToAppend[]) => Promise<boolean>;
  /** If the store has any. */
  readonly holdTransactionsOpen: () => Promise<() => Promise<void>>;
  /** Requests get no answers. */
  readonly silence: () => void;
  /** Requests are carried out, answers are lost. */
  readonly loseAnswers: () => void;
  /** Ends `silence` and `loseAnswers`. */
  readonly heal: () => void;
  readonly drop: () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Content restored into a new store. */
  readonly restoreElsewhere: () => Promise<EventStore>;
  readonly close: () => Promise<void>;
};

export type ContractFixture = {
  readonly underTest: StoreUnderTest;
  readonly store: EventStore;
  readonly openAnother: (timeLimitMs?: number) => EventStore;
};
