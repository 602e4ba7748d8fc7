import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { orderFold, type OrderState } from '@talloor/events/order/state.ts';
import type { CommandOutcome } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { awaitOutcome } from '../../../commands/runCommand.ts';
import { decideBeginPicking } from './decideBeginPicking.ts';
import type { ManualReport } from '../reportDelivery/judgeReportByHand.ts';
import type { ReportFacts } from '../reportDelivery/reportFacts.ts';

/** On the order's stream, before the first picking report, so that order commands run before or after (ADR 0127). */
export const beginPicking = (
  { repository }: Pick<CommandSide, 'repository'>,
  orderNumber: string,
  message: DeliveryMessage,
  manualReport: ManualReport,
  facts: Omit<ReportFacts, 'order'>,
  metadata: CommandMetadata,
): Promise<CommandOutcome<OrderState, OrderEvent>> =>
  awaitOutcome(
    repository.execute(orderFold, orderStream(orderNumber), metadata, async (order) => {
      const { state } = await repository.load(deliveryFold, deliveryStream(message.delivery_number), 0);
      return decideBeginPicking(message, manualReport, facts, state, order);
    }),
    'service.unavailable',
  );
