import type { EventStore, EventToAppend } from '../port.ts';

/** A store that the contract is held against, and what can befall it. */
export type StoreUnderTest = {
  /** Another client of the same store, as another process would be. */
  readonly open: (timeLimitMs: number) => EventStore;
  /**
   * Appends with a pause between the store's taking it up and its commit, and now and then takes it back instead.
   * Resolves to whether the events were stored.
   */
  readonly appendHaltingly: (streamId: string, events: readonly EventToAppend[]) => Promise<boolean>;
  /** Leaves transactions open and idle wherever the store has such a thing; resolves to how they end. */
  readonly holdTransactionsOpen: () => Promise<() => Promise<void>>;
  /** The store takes requests and says nothing any more. */
  readonly silence: () => void;
  /** The store does what it is asked, and its answers are lost. */
  readonly loseAnswers: () => void;
  /** Ends `silence` and `loseAnswers`. */
  readonly heal: () => void;
  /** Cuts every connection, subscriptions included. */
  readonly drop: () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** The store's content, dumped and restored into a new one. */
  readonly restoreElsewhere: () => Promise<EventStore>;
  readonly close: () => Promise<void>;
};

/** What every test of the contract works with; ready when the tests run. */
export type ContractFixture = {
  readonly underTest: StoreUnderTest;
  readonly store: EventStore;
  /** One more client, closed after the test. */
  readonly another: (timeLimitMs?: number) => EventStore;
};
