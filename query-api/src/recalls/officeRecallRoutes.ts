import {
  getOfficeRecall,
  listOfficeRecalls,
  officeRecallFilter,
  previewRecall,
  type OfficeRecallCustomer,
  type OfficeRecallRow,
} from '@talloor/contracts/endpoints/officeRecalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveryStage } from '../deliveryNotes/deliveryStage.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import {
  findOfficeRecall,
  findOfficeRecalls,
  findRecallCustomers,
  type FoundOfficeRecall,
  type FoundRecallCustomer,
} from './findOfficeRecalls.ts';
import { findReach } from './findReach.ts';
import { secondsOf, secondsOrNull } from '../secondsOf.ts';
import { recalledArticlesOf, quantityOf, sumOf, versionOf, viewRecallDeliveries } from './viewRecall.ts';

export const officeRecallRoutes = ({ pool, waiter, catalogue }: ReadSide): readonly Route[] => [
  route(listOfficeRecalls, async ({ query }, { seenPosition }) => {
    const question = readListQuery(query, officeRecallFilter, ['opened_at'] as const);
    const stale = await isStale(waiter, seenPosition, 'recalls');
    const { total, recalls } = await findOfficeRecalls(pool, question.filter.part, question);
    return {
      body: recalls.map(rowOf),
      headers: { 'content-range': contentRange('recalls', question.range, recalls.length, total) },
      stale,
    };
  }),
  route(getOfficeRecall, async ({ params: { id } }, { language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'recalls', 'traceability', 'deliveries');
    const recall = await findOfficeRecall(pool, id);
    if (!recall) throw new Problem('recall.not_found');
    const [customers, inHouse] = await Promise.all([
      findRecallCustomers(pool, id),
      recall.status === 'open' ? findReach(pool, recall, 'inHouse') : [],
    ]);
    const erpNumbers = await catalogue.findErpNumbers(customers.flatMap(recalledArticlesOf));
    const { opened_by: opener, closed_by: closer } = recall;
    const body = {
      ...rowOf(recall),
      reason: recall.reason,
      instruction: recall.instruction,
      opened_by: { id: opener, name: recall.opener },
      closed_by: closer === null ? null : { id: closer, name: recall.closer },
      close_reason: recall.close_reason,
      told: customers.map((customer) => viewCustomer(customer, erpNumbers, language)),
      in_house: inHouse.map((delivery) => ({
        customer_number: delivery.customer_number,
        customer_name: delivery.customer_name,
        delivery_number: delivery.delivery_number,
        order_number: delivery.order_number,
        delivery_date: epochOfDay(delivery.day),
        stage: deliveryStage(delivery),
        quantity: delivery.quantity,
      })),
    };
    return { body, stale };
  }),
  route(previewRecall, async ({ query }, { seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'traceability', 'deliveries');
    const reach = await findReach(pool, query, 'all');
    const dispatched = reach.filter(({ dispatched_at: at }) => at !== null);
    const body = {
      customers: new Set(dispatched.map(({ customer_number: number }) => number)).size,
      deliveries: dispatched.length,
      quantity: quantityOf(dispatched),
      in_house: reach.length - dispatched.length,
    };
    return { body, stale };
  }),
];

const rowOf = (recall: FoundOfficeRecall): OfficeRecallRow => ({
  id: recall.recall_id,
  title: recall.title,
  scope: { lots: [...recall.lots], articles: [...recall.articles] },
  status: recall.status,
  opened_at: recall.opened_at,
  closed_at: recall.closed_at,
  customers: recall.customers,
  acknowledged: recall.acknowledged,
  deliveries: recall.deliveries,
  quantity: sumOf([recall.quantity]),
});

function viewCustomer(
  customer: FoundRecallCustomer,
  erpNumbers: ReadonlyMap<string, string>,
  language: 'nl' | 'fr',
): OfficeRecallCustomer {
  const deliveries = customer.deliveries ?? [];
  const answer = customer.answer ?? [];
  return {
    customer_number: customer.customer_number,
    name: customer.customer_name,
    notified_at: secondsOf(customer.notified_at),
    last_notified_at: secondsOf(customer.last_notified_at),
    notices: customer.notices,
    recipients: [...(customer.recipients ?? [])],
    mailed_at: secondsOrNull(customer.mailed_at),
    mailed_to: (customer.mailed_nl ?? 0) + (customer.mailed_fr ?? 0),
    reminders: customer.reminders ?? 0,
    reminded_at: secondsOrNull(customer.reminded_at),
    awaits: customer.awaits,
    acknowledged_at: secondsOrNull(customer.acknowledged_at),
    acknowledged_by:
      customer.acknowledged_by === null ? null : { id: customer.acknowledged_by, name: customer.acknowledger },
    office_reason: customer.office_reason,
    quantity: quantityOf(deliveries),
    held: sumOf(answer.map(({ held: heldQuantity }) => heldQuantity)),
    used: sumOf(answer.map(({ used: usedQuantity }) => usedQuantity)),
    destroyed: sumOf(answer.map(({ destroyed }) => destroyed)),
    version: versionOf(customer),
    deliveries: viewRecallDeliveries(deliveries, answer, erpNumbers, language),
  };
}
