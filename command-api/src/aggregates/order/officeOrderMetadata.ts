import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';

export type OfficeContext = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};

/** @throws Problem `order.not_found` */
export async function officeOrderMetadata(
  side: Pick<CommandSide, 'repository' | 'clock' | 'hashCommand'>,
  name: string,
  number: string,
  body: object,
  context: OfficeContext,
): Promise<CommandMetadata> {
  const { state } = await side.repository.load(orderFold, orderStream(number), 0);
  if (state.status === 'none') throw new Problem('order.not_found');
  const { customerNumber, placedBy } = state.content;
  return {
    ...commandMetadata(name, { number, ...body }, context, side),
    customerNumber,
    onBehalfOf: placedBy,
    channel: 'office',
  };
}
