import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { Conflict, type CommandOutcome, type Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { DomainEvent } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

export type Accepted<State, E extends DomainEvent> = Extract<CommandOutcome<State, E>, { kind: 'accepted' }>;

const problemOf = ({ rejected, parameters }: Rejection): Problem =>
  new Problem(rejected, parameters ? { parameters: { ...parameters } } : {});

/**
 * @throws EventStoreUnavailable, or Problem after conflicts
 * @param overtaken code for conflicts; `service.unavailable` if retrying helps
 */
export async function awaitOutcome<State, E extends DomainEvent>(
  command: Promise<CommandOutcome<State, E>>,
  overtaken: ProblemCode,
): Promise<CommandOutcome<State, E>> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof Conflict) throw new Problem(overtaken);
    throw error;
  }
}

/** @throws Problem for a rejection or a reused key */
export function requireAccepted<State, E extends DomainEvent>(outcome: CommandOutcome<State, E>): Accepted<State, E> {
  switch (outcome.kind) {
    case 'accepted':
      return outcome;
    case 'rejected':
      throw problemOf(outcome.rejection);
    case 'keyReused':
      throw new Problem('idempotency.key_reused');
    default:
      return outcome satisfies never;
  }
}

/** @throws Problem */
export const awaitAccepted = async <State, E extends DomainEvent>(
  command: Promise<CommandOutcome<State, E>>,
  overtaken: ProblemCode,
): Promise<Accepted<State, E>> => requireAccepted(await awaitOutcome(command, overtaken));
