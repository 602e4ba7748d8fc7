import type { ProblemCode } from '@talloor/contracts/problem.ts';
import type { CommandMetadata, DomainEvent } from '../codec/codec.ts';

/**
 * How the state of one kind of stream is folded. `stateVersion` changes whenever `evolve` or `State` do; category and
 * state version together name one way of folding.
 */
export type Aggregate<State, E extends DomainEvent> = {
  readonly category: string;
  readonly stateVersion: number;
  readonly initial: State;
  readonly evolve: (state: State, event: E) => State;
  /** The same through many events at once, where that is cheaper. */
  readonly evolveThrough?: (state: State, events: readonly E[]) => State;
};

/** A decision that says no: the problem that it is on the wire, `parameters` fill its text. */
export type Rejection = {
  readonly rejected: ProblemCode;
  readonly parameters?: Readonly<Record<string, string | number>>;
};

/** Events to append; an empty array where nothing changes (a repeated command is quiet); or a rejection. */
export type Decision<E extends DomainEvent> = readonly E[] | Rejection;

export type CommandOutcome<State, E extends DomainEvent> =
  | {
      readonly kind: 'accepted';
      readonly state: State;
      /** The stream's last revision; -1 where it does not exist. */
      readonly revision: number;
      /** Events that this command made, now or the first time it came. */
      readonly events: readonly { readonly id: string; readonly event: E }[];
      /** Position of the last of them; null where the command was quiet. */
      readonly position: string | null;
      /** True where an earlier call with this command id had made them. */
      readonly repeated: boolean;
    }
  | { readonly kind: 'rejected'; readonly rejection: Rejection; readonly state: State }
  | { readonly kind: 'keyReused' };

export type LoadedStream<State> = {
  readonly state: State;
  readonly revision: number | null;
  readonly lastHash: string | null;
};

/** Loads, decides, appends (architecture.md §4). */
export type Repository = {
  /**
   * Runs one command on one stream. `decide` may gather facts that depend on the state; after a conflict it runs again on
   * fresh state. A known command id answers from its events before deciding; before a rejection or a quiet answer the
   * stream's tail is read.
   * @throws Conflict after a few tries, EventStoreUnavailable
   */
  readonly execute: <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    metadata: CommandMetadata,
    decide: (state: State) => Decision<E> | Promise<Decision<E>>,
    options?: {
      /** `new`: the stream most likely does not exist yet, so it is first read where the append says that it does. */
      readonly expecting?: 'new' | undefined;
      /** For steps that go in one append though each is a command of its own, by an actor of its own; one step's events lie together. */
      readonly metadataOf?: (event: E) => CommandMetadata;
    },
  ) => Promise<CommandOutcome<State, E>>;
  /**
   * Folds a stream to its tail.
   * @param atLeast what is in memory is enough where it has come to this revision, after the commands that this process has
   * under way on the stream: for those who react to an event and ask whether what follows from it has been done
   */
  readonly load: <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    atLeast?: number,
  ) => Promise<LoadedStream<State>>;
};

/** The stream moved on under every try. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
