import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { isReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import { isDeliveryReturn } from '@talloor/events/delivery/returns.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { versionOfDelivery } from './versionOfDelivery.ts';

/** Both absent for the ERP. */
export type ManualReport = { readonly reason?: string | undefined; readonly version?: string | undefined };

/** Rejected when the delivery differs from the seen version. */
export function judgeReportByHand(
  { reason, version }: ManualReport,
  state: DeliveryState,
  decided: Decision<DeliveryEvent>,
): Decision<DeliveryEvent> {
  if ('rejected' in decided) return decided;
  if (decided.length > 0 && version !== undefined && version !== versionOfDelivery(state))
    return { rejected: 'delivery.changed_meanwhile' };
  return reason === undefined ? decided : decided.map((event) => withReason(event, reason));
}

function withReason(event: DeliveryEvent, reason: string): DeliveryEvent {
  if (isReplacementQuestion(event) || isDeliveryReturn(event)) return event;
  switch (event.type) {
    case 'DeliveryScheduled':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryPicked':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryLoaded':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryDispatched':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryExpected':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryDelivered':
      return { ...event, data: { ...event.data, reason } };
    case 'DeliveryInvoiced':
    case 'DeliveryNoteLineChecked':
    case 'DeliveryNoteLineUnchecked':
      return event;
    default:
      return event satisfies never;
  }
}
