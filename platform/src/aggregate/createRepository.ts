import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Codec, CommandMetadata, DomainEvent } from '../codec/codec.ts';
import { type Appended, type EventStore, EventStoreUnavailable, WrongExpectedRevision } from '../eventStore/port.ts';
import { inTurns } from '../inTurns.ts';
import {
  type Aggregate,
  type CommandOutcome,
  Conflict,
  type Decision,
  type Rejection,
  type Repository,
} from './aggregate.ts';
import { eventIdOf } from './commandIds.ts';
import { emptyFold, type Fold, foldOn } from './fold.ts';
import { findCommand, type SeenCommand } from './seenCommands.ts';
import type { Snapshots } from './snapshots.ts';
import { createStreamReader } from './streamReader.ts';

const maxTries = 6;
/** Retries of appends without an answer. */
const resends = 2;

/**
 * A cached fold is trusted only when its append succeeds. Commands of this process on one stream run in sequence.
 * @param options.cachedStreams default 3,000
 */
export function createRepository(options: {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly cachedStreams?: number;
  readonly snapshots?: Snapshots;
}): Repository {
  const { store, codec } = options;
  const entries = options.cachedStreams ?? 3000;
  const reader = createStreamReader({ store, codec, entries, snapshots: options.snapshots ?? null });
  const takeTurn = inTurns();

  const execute: Repository['execute'] = (aggregate, streamId, metadata, decide, executeOptions) =>
    takeTurn(streamId, async () => {
      for (let tries = 1; tries <= maxTries; tries++) {
        const trusting =
          tries === 1
            ? (reader.cached(aggregate, streamId) ?? presumed(aggregate, executeOptions?.expecting))
            : undefined;
        const outcome = await attempt(aggregate, streamId, metadata, decide, trusting, executeOptions?.metadataOf);
        if (outcome) return outcome;
        await pause(Math.random() * 5 * tries);
      }
      throw new Conflict(`${streamId} moved on under ${maxTries} tries`);
    });

  /** Null when another writer was faster. */
  const attempt = async <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    metadata: CommandMetadata,
    decide: (state: State) => Decision<E> | Promise<Decision<E>>,
    remembered: Fold<State> | undefined,
    metadataOf: ((event: E) => CommandMetadata) | undefined,
  ): Promise<CommandOutcome<State, E> | null> => {
    let fold = remembered ?? (await reader.toTail(aggregate, streamId));
    for (let atTail = remembered === undefined; ; atTail = true) {
      const seenCommand = findCommand(fold.commands, metadata.commandId, fold.revision);
      if (seenCommand) return repeated(streamId, fold, seenCommand, metadata);
      const decision = await decide(fold.state);
      if (isEvents(decision) && decision.length > 0)
        return append(aggregate, streamId, fold, decision, metadata, metadataOf);
      if (!atTail) {
        const tail = await reader.toTail(aggregate, streamId);
        const hasMoved = tail.revision !== fold.revision;
        fold = tail;
        if (hasMoved) continue;
      }
      return quiet(fold, decision);
    }
  };

  const append = async <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
    decision: readonly E[],
    metadata: CommandMetadata,
    metadataOf: (event: E) => CommandMetadata = () => metadata,
  ): Promise<CommandOutcome<State, E> | null> => {
    const first = (fold.revision ?? -1) + 1;
    const making = randomUUID();
    const eventsWithIds = decision.map((event, index) => {
      const own = metadataOf(event);
      return { id: eventIdOf(own.commandId, streamId, index, making), event, metadata: own };
    });
    const encoded = await codec.encode(streamId, first, fold.lastHash, eventsWithIds, metadata);
    let appended: Appended;
    try {
      appended = await resending(() => store.append(streamId, fold.revision ?? 'none', encoded.events));
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      if ((error.actual ?? -1) < (fold.revision ?? -1)) reader.forget(aggregate, streamId);
      return null;
    }
    const foldableEvents = encoded.events.map((event, index) => ({
      event: encoded.validated[index] as E,
      revision: first + index,
      metadata: event.metadata as unknown as { hash: string; commandId: string; commandHash: string },
    }));
    const next = foldOn(aggregate, fold, foldableEvents);
    reader.keep(aggregate, streamId, next, encoded.events);
    return {
      kind: 'accepted',
      state: next.state,
      revision: first + foldableEvents.length - 1,
      events: foldableEvents.map(({ event }, index) => ({ id: eventsWithIds[index]?.id ?? '', event })),
      position: appended.position,
      repeated: false,
    };
  };

  const repeated = async <State, E extends DomainEvent>(
    streamId: string,
    fold: Fold<State>,
    seenCommand: SeenCommand,
    metadata: CommandMetadata,
  ): Promise<CommandOutcome<State, E>> => {
    if (seenCommand.hash !== metadata.commandHash) return { kind: 'keyReused' };
    const storedEvents = await codec.decode<E>(
      await store.readStream(streamId, seenCommand.firstRevision, seenCommand.count),
    );
    const events = storedEvents.map(({ id, event }) => ({ id, event }));
    const position = storedEvents.at(-1)?.position ?? null;
    return { kind: 'accepted', state: fold.state, revision: fold.revision ?? -1, events, position, repeated: true };
  };

  return {
    execute,
    load: async (aggregate, streamId, atLeast) => {
      const toTail = () => reader.toTail(aggregate, streamId);
      const { state, revision, lastHash } =
        atLeast === undefined
          ? await toTail()
          : await takeTurn(streamId, async () => {
              const cachedFold = reader.cached(aggregate, streamId);
              return cachedFold && (cachedFold.revision ?? -1) >= atLeast ? cachedFold : toTail();
            });
      return { state, revision, lastHash };
    },
  };
}

const presumed = <State, E extends DomainEvent>(aggregate: Aggregate<State, E>, expecting: 'new' | undefined) =>
  expecting === 'new' ? emptyFold(aggregate.initial) : undefined;

const isEvents = <E extends DomainEvent>(decision: Decision<E>): decision is readonly E[] => Array.isArray(decision);

function quiet<State, E extends DomainEvent>(fold: Fold<State>, decision: Decision<E>): CommandOutcome<State, E> {
  if (!isEvents(decision)) return { kind: 'rejected', rejection: decision satisfies Rejection, state: fold.state };
  const revision = fold.revision ?? -1;
  return { kind: 'accepted', state: fold.state, revision, events: [], position: null, repeated: false };
}

async function resending(append: () => Promise<Appended>): Promise<Appended> {
  for (let lostAnswers = 0; ; lostAnswers++) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable) || lostAnswers >= resends) throw error;
    }
  }
}
