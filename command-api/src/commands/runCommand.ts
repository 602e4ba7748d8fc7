import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { Conflict, type CommandOutcome, type Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { DomainEvent } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

export type Accepted<State, E extends DomainEvent> = Extract<CommandOutcome<State, E>, { kind: 'accepted' }>;

const problemOf = ({ rejected, parameters }: Rejection): Problem =>
  new Problem(rejected, parameters ? { parameters: { ...parameters } } : {});

/**
 * Waits for a command. @throws EventStoreUnavailable, or Problem where others overtook it under every try
 * @param overtaken what that is called to the one who asked; `service.unavailable` where the same may be asked again
 */
export async function settled<State, E extends DomainEvent>(
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

/** What was accepted. @throws Problem where the command was refused or its key was used for something else */
export function acceptedOf<State, E extends DomainEvent>(outcome: CommandOutcome<State, E>): Accepted<State, E> {
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

/** Waits for a command that must be accepted. @throws Problem */
export const accepted = async <State, E extends DomainEvent>(
  command: Promise<CommandOutcome<State, E>>,
  overtaken: ProblemCode,
): Promise<Accepted<State, E>> => acceptedOf(await settled(command, overtaken));
