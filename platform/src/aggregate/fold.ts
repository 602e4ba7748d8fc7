import type { DecodedEvent, DomainEvent } from '../codec/codec.ts';
import type { Aggregate } from './aggregate.ts';
import { rememberCommand, type SeenCommands } from './seenCommands.ts';

/** `revision` and `lastHash` are null for no stream. */
export type Fold<State> = {
  readonly state: State;
  readonly revision: number | null;
  readonly lastHash: string | null;
  readonly commands: SeenCommands;
};

export const emptyFold = <State>(initial: State): Fold<State> => ({
  state: initial,
  revision: null,
  lastHash: null,
  commands: new Map(),
});

export type Foldable<E extends DomainEvent> = Pick<DecodedEvent<E>, 'event' | 'revision'> & {
  readonly metadata: Pick<DecodedEvent['metadata'], 'hash' | 'commandId' | 'commandHash'>;
};

/** @throws when the events leave a gap */
export function foldOn<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  fold: Fold<State>,
  events: readonly Foldable<E>[],
): Fold<State> {
  const last = events.at(-1);
  if (!last) return fold;
  const state = events.reduce((before, { event }) => aggregate.evolve(before, event), fold.state);
  for (const { revision, metadata } of events)
    rememberCommand(fold.commands, metadata.commandId, metadata.commandHash, revision);
  return { state, revision: last.revision, lastHash: last.metadata.hash, commands: fold.commands };
}
