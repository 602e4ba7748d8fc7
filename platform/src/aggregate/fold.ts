import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';
import type { Aggregate } from './aggregate.ts';

/** What is remembered of a command that a stream has seen: the hash of its body and where its events lie. */
export type SeenCommand = { readonly hash: string; readonly firstRevision: number; readonly count: number };

/** A stream folded up to a revision; `revision` and `lastHash` are null where it does not exist. */
export type Fold<State> = {
  readonly state: State;
  readonly revision: number | null;
  readonly lastHash: string | null;
  /** By command id, oldest first; the most recent `rememberedCommands` of them. */
  readonly commands: ReadonlyMap<string, SeenCommand>;
};

/** A key is honoured for this many later commands on the same stream. */
export const rememberedCommands = 1000;

export const emptyFold = <State>(initial: State): Fold<State> => ({
  state: initial,
  revision: null,
  lastHash: null,
  commands: new Map(),
});

/** What folding needs of a stored event. */
export type Foldable<E extends DomainEvent> = Pick<DecodedEvent<E>, 'event' | 'revision'> & {
  readonly metadata: Pick<DecodedEvent['metadata'], 'hash' | 'commandId' | 'commandHash'>;
};

/** Folds a stream's next events; they must follow the fold without a gap. */
export function foldOn<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  fold: Fold<State>,
  events: readonly Foldable<E>[],
): Fold<State> {
  const last = events.at(-1);
  if (!last) return fold;
  let state = fold.state;
  const commands = new Map(fold.commands);
  for (const { event, revision, metadata } of events) {
    state = aggregate.evolve(state, event);
    const seen = commands.get(metadata.commandId);
    const command = seen
      ? { ...seen, count: revision - seen.firstRevision + 1 }
      : { hash: metadata.commandHash, firstRevision: revision, count: 1 };
    commands.set(metadata.commandId, command);
  }
  for (const oldest of commands.keys()) {
    if (commands.size <= rememberedCommands) break;
    commands.delete(oldest);
  }
  return { state, revision: last.revision, lastHash: last.metadata.hash, commands };
}
