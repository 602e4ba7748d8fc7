import { returnStream, type ReturnEvent } from '@talloor/events/return/events.ts';
import { returnFold, type KnownReturn, type ReturnState } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { releaseClaim } from './releaseClaim.ts';

export type ReturnContext = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type ReturnChange = {
  readonly name: string;
  readonly returnId: string;
  readonly input: unknown;
  readonly decide: (state: ReturnState) => Decision<ReturnEvent> | Promise<Decision<ReturnEvent>>;
};
type Change = Pick<ReturnChange, 'returnId' | 'decide'> & {
  readonly metadataOf: (customerNumber: string) => CommandMetadata;
};

/** @throws Problem */
export const changeReturn = (side: CommandSide, context: ReturnContext, { name, input, ...change }: ReturnChange) =>
  runOnReturn(side, {
    ...change,
    metadataOf: (customerNumber) => ({
      ...commandMetadata(name, { returnId: change.returnId, input }, context, side),
      customerNumber,
    }),
  });

/**
 * Also tells the delivery's stream what stays with the customer.
 * @throws Problem
 */
export async function runOnReturn(
  side: Pick<CommandSide, 'repository'>,
  { returnId, metadataOf, decide }: Change,
): Promise<{ state: KnownReturn; seen: Position | null }> {
  const stream = returnStream(returnId);
  const { state: before } = await side.repository.load(returnFold, stream);
  if (before.status === 'none') throw new Problem('return.not_found');
  const metadata = metadataOf(before.request.customerNumber);
  const { state, events, position } = await awaitAccepted(
    side.repository.execute(returnFold, stream, metadata, decide),
    'service.unavailable',
  );
  if (state.status === 'none') throw new Problem('return.not_found');
  const [first] = events;
  if (!first || !mayRelease(first.event)) return { state, seen: position };
  const released = await releaseClaim(side, { id: first.id, metadata }, state);
  return { state, seen: released ?? position };
}

export const mayRelease = ({ type }: ReturnEvent): boolean =>
  type === 'ReturnRefused' || type === 'ReturnWithdrawn' || type === 'ReturnCollected';
