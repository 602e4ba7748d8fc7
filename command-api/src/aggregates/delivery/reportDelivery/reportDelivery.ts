import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import {
  answerHourOf,
  customerFold,
  customerStream,
  noCustomer,
  replacementsOf as choiceOf,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { deliveryFold, type DeliveryState } from '@talloor/events/delivery/state.ts';
import { noOrder, orderFold, type OrderState } from '@talloor/events/order/state.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, type Actor } from '../../../commands/officeCommand.ts';
import { awaitOutcome } from '../../../commands/runCommand.ts';
import type { ProcessedReport, RefusedReport, ReportOptions } from '../../../erpReports/reportSubject.ts';
import { withheldOf, type JudgedReplacement } from '../replacements/withheldOf.ts';
import { beginPicking } from '../beginPicking/beginPicking.ts';
import { decideReportDelivery } from './decideReportDelivery.ts';
import { findReceiver } from './findReceiver.ts';
import { judgeReportByHand } from './judgeReportByHand.ts';
import { reserveDeliveryNumber } from './reserveDeliveryNumber.ts';

type ReportResult =
  | (ProcessedReport & {
      readonly deliveryNumber: string;
      readonly withheld: readonly JudgedReplacement[];
      readonly passedOver: PassedOver | null;
    })
  | RefusedReport;

type PassedOver = { readonly code: 'delivery.outdated' | 'delivery.already_delivered'; readonly at: string };

export type ReportSide = Pick<CommandSide, 'pool' | 'repository' | 'catalogue' | 'clock' | 'hashCommand' | 'faults'>;

/**
 * A repeated `message_id` with other content is rejected.
 * @throws EventStoreUnavailable, or Problem after conflicts
 */
export async function reportDelivery(
  side: ReportSide,
  message: DeliveryMessage,
  actor: Actor,
  { key = message.message_id, reason, version }: ReportOptions & { readonly version?: string | undefined } = {},
): Promise<ReportResult> {
  const { repository } = side;
  const stream = deliveryStream(message.delivery_number);
  const { state: before } = await repository.load(deliveryFold, stream, 0);
  const number = orderNumberOf(message, before);
  const order = number === null ? noOrder : await orderOf(side, number);
  if (message.kind === 'scheduled' && order.status !== 'none') {
    const conflict = await reserveDeliveryNumber(side.pool, message.delivery_number, message.order_number);
    if (conflict !== null) return { kind: 'refused', ...conflict };
  }
  const products = await replacementsOf(side, message);
  const customer = products.size === 0 ? noCustomer : await customerOf(side, order);
  const customerSettings = { customerChoice: choiceOf(customer), answerHour: answerHourOf(customer) };
  const factsWithoutOrder = { products, ...customerSettings, now: side.clock.now() };
  const customerNumber = order.status === 'none' ? null : order.content.customerNumber;
  const isDelivered = before.status === 'known' && before.deliveredAt !== null;
  const receiver =
    message.kind === 'delivered' && customerNumber !== null && !isDelivered
      ? await findReceiver(side, customerNumber, message.received_by)
      : null;
  const metadata = {
    ...officeMetadata('reportDelivery', key, message, actor, customerNumber, side),
    onBehalfOf: actor.actorRole === 'erp' || order.status === 'none' ? null : order.content.placedBy,
  };
  const pickingOutcome =
    message.kind === 'picked' && order.status !== 'none' && !order.isBeingPicked
      ? await beginPicking(side, order.content.orderNumber, message, { reason, version }, factsWithoutOrder, metadata)
      : null;
  if (pickingOutcome) await side.faults.reach('afterPickingBegun');
  const refusal = pickingOutcome?.kind === 'rejected' ? pickingOutcome.rejection : null;
  const facts = {
    ...factsWithoutOrder,
    receiver,
    order: pickingOutcome?.kind === 'accepted' ? pickingOutcome.state : order,
  };
  const outcome = await awaitOutcome(
    repository.execute(
      deliveryFold,
      stream,
      metadata,
      (state) => refusal ?? judgeReportByHand({ reason, version }, state, decideReportDelivery(message, facts, state)),
    ),
    'service.unavailable',
  );
  switch (outcome.kind) {
    case 'accepted': {
      const isNew = outcome.events.length > 0 && !outcome.repeated;
      const withheld = message.kind === 'picked' ? withheldOf(outcome.state) : [];
      const isWithoutEffect = outcome.events.length === 0 && !outcome.repeated;
      const passedOver = isWithoutEffect ? passedOverBy(message, outcome.state) : null;
      const kind = isNew ? 'applied' : 'unchanged';
      const { delivery_number: deliveryNumber } = message;
      return { kind, deliveryNumber, position: outcome.position, withheld, passedOver };
    }
    case 'rejected':
      return { kind: 'refused', code: outcome.rejection.rejected, parameters: outcome.rejection.parameters };
    case 'keyReused':
      return { kind: 'refused', code: 'delivery.message_reused', parameters: { message: message.message_id } };
    default:
      return outcome satisfies never;
  }
}

/** The state has no name and signature to compare, so each second arrival is named. */
function passedOverBy({ kind }: DeliveryMessage, state: DeliveryState): PassedOver | null {
  if (state.status === 'none' || (kind !== 'progress' && kind !== 'delivered')) return null;
  const at = state.deliveredAt ?? state.progressAt;
  return at === null ? null : { code: kind === 'progress' ? 'delivery.outdated' : 'delivery.already_delivered', at };
}

const orderNumberOf = (message: DeliveryMessage, state: DeliveryState): string | null =>
  message.kind === 'scheduled' ? message.order_number : state.status === 'none' ? null : state.plan.orderNumber;

const orderOf = async ({ repository }: Pick<ReportSide, 'repository'>, orderNumber: string): Promise<OrderState> =>
  (await repository.load(orderFold, orderStream(orderNumber))).state;

async function customerOf({ repository }: Pick<ReportSide, 'repository'>, order: OrderState): Promise<CustomerState> {
  if (order.status === 'none') return noCustomer;
  return (await repository.load(customerFold, customerStream(order.content.customerNumber))).state;
}

async function replacementsOf(
  { catalogue, clock }: Pick<ReportSide, 'catalogue' | 'clock'>,
  message: DeliveryMessage,
): Promise<ReadonlyMap<string, ProductFacts>> {
  if (message.kind !== 'picked') return new Map();
  const articles = message.lines.flatMap(({ replacements }) => replacements.map((each) => each.article_number));
  if (articles.length === 0) return new Map();
  return catalogue.findProducts([...new Set(articles)], null, dayAt(clock.now().getTime()));
}
