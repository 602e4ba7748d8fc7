import type { ProblemCode } from '@talloor/contracts/problem.ts';
import type { CommandMetadata, DomainEvent } from '../codec/codec.ts';

/** `stateVersion` changes whenever `evolve` or `State` does; cached folds are keyed by category and version. */
export type Aggregate<State, E extends DomainEvent> = {
  readonly category: string;
  readonly stateVersion: number;
  readonly initial: State;
  readonly evolve: (state: State, event: E) => State;
};

/** `parameters` fill the text of the code. */
export type Rejection = {
  readonly rejected: ProblemCode;
  readonly parameters?: Readonly<Record<string, string | number>>;
};

export type Decision<E extends DomainEvent> = readonly E[] | Rejection;

export type CommandOutcome<State, E extends DomainEvent> =
  | {
      readonly kind: 'accepted';
      readonly state: State;
      /** -1 for no stream. */
      readonly revision: number;
      /** From this or an earlier call. */
      readonly events: readonly { readonly id: string; readonly event: E }[];
      /** Null without events. */
      readonly position: string | null;
      /** An earlier call with this command id stored them. */
      readonly repeated: boolean;
    }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly state: State }
  | { readonly kind: 'keyReused' };

export type LoadedStream<State> = {
  readonly state: State;
  readonly revision: number | null;
  readonly lastHash: string | null;
};

export type Repository = {
  /**
   * Runs one command; after a conflict `decide` runs again. A known command id answers from its events; rejections and
   * empty results first read the tail.
   * @throws Conflict after a few tries, EventStoreUnavailable
   */
  readonly execute: <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    metadata: CommandMetadata,
    decide: (state: State) => Decision<E> | Promise<Decision<E>>,
    options?: {
      /** `new`: probably no stream, so it is read only after a conflict. */
      readonly expecting?: 'new' | undefined;
      /** For one append that combines several commands. */
      readonly metadataOf?: (event: E) => CommandMetadata;
    },
  ) => Promise<CommandOutcome<State, E>>;
  /** @param atLeast a cached fold of this revision suffices */
  readonly load: <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    atLeast?: number,
  ) => Promise<LoadedStream<State>>;
};

/** Every try met a newer revision. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
