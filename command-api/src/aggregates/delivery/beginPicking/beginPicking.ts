import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { CommandOutcome } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold, orderFold } from '../../../commands/folds.ts';
import { settled } from '../../../commands/runCommand.ts';
import { decideBeginPicking } from './decideBeginPicking.ts';
import type { ToldByHand } from '../reportDelivery/judgeReportByHand.ts';
import type { ReportFacts } from '../reportDelivery/reportFacts.ts';

/**
 * Notes on the order's own stream that the warehouse begins with it, before the first picking is taken in: whoever changes, cancels
 * or extends the order in that instant is judged before or after, never beside it (ADR 0127). Noted only where the picking fits the
 * order as it then stands.
 */
export const beginPicking = (
  { repository }: Pick<CommandSide, 'repository'>,
  orderNumber: string,
  message: DeliveryMessage,
  told: ToldByHand,
  facts: Omit<ReportFacts, 'order'>,
  metadata: CommandMetadata,
): Promise<CommandOutcome<OrderState, OrderEvent>> =>
  settled(
    repository.execute(orderFold, orderStream(orderNumber), metadata, async (order) => {
      const { state } = await repository.load(deliveryFold, deliveryStream(message.delivery_number), 0);
      return decideBeginPicking(message, told, facts, state, order);
    }),
    'service.unavailable',
  );
