import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../commandSide.ts';

/** The key is scoped to user, customer and route. */
export function commandMetadata(
  name: string,
  input: unknown,
  context: Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & { readonly user: SessionUser },
  { clock, hashCommand }: Pick<CommandSide, 'clock' | 'hashCommand'>,
): CommandMetadata {
  const { user, customerNumber } = context;
  const officeRole = user.roles.find((role) => role !== 'customer');
  return {
    occurredAt: clock.now().toISOString(),
    actorId: user.userId,
    actorRole: user.roles.includes('customer') ? 'customer' : (officeRole ?? 'customer'),
    onBehalfOf: null,
    customerNumber,
    channel: 'web',
    correlationId: context.correlationId,
    causationId: null,
    commandId: commandIdOf(`${user.userId}/${customerNumber ?? ''}`, name, context.idempotencyKey),
    commandHash: hashCommand(input),
  };
}

/** Deterministic per event. */
export function followingMetadata(
  name: string,
  source: { readonly id: string; readonly metadata: CommandMetadata },
  now: Date,
): CommandMetadata {
  return {
    occurredAt: now.toISOString(),
    actorId: 'system',
    actorRole: 'system',
    onBehalfOf: null,
    customerNumber: source.metadata.customerNumber,
    channel: 'system',
    correlationId: source.metadata.correlationId,
    causationId: source.id,
    commandId: commandIdOf('system', name, source.id),
    commandHash: commandHashOf(name),
  };
}
