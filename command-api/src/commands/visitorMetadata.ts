import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../commandSide.ts';

/** For visitors with a mailed registration link, without login. */
export const visitorMetadata = (
  name: string,
  registrationId: string,
  input: unknown,
  { idempotencyKey, correlationId }: Pick<RequestContext, 'idempotencyKey' | 'correlationId'>,
  { clock, hashCommand }: Pick<CommandSide, 'clock' | 'hashCommand'>,
): CommandMetadata => ({
  occurredAt: clock.now().toISOString(),
  actorId: registrationId,
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: null,
  channel: 'web',
  correlationId,
  causationId: null,
  commandId: commandIdOf(registrationId, name, idempotencyKey),
  commandHash: hashCommand(input),
});
