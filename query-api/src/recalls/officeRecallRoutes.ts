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
import { deliveryStage } from '../delivery-notes/deliveryStage.ts';
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
import { quantityOf, sumOf, versionOf, viewRecallDeliveries } from './viewRecall.ts';

export const officeRecallRoutes = ({ pool, waiter }: ReadSide): readonly Route[] => [
  route(listOfficeRecalls, async ({ query }, { seen }) => {
    const question = readListQuery(query, officeRecallFilter, ['opened_at'] as const);
    const stale = await isStale(waiter, seen, 'recalls');
    const { total, recalls } = await findOfficeRecalls(pool, question.filter.part, question);
    return {
      body: recalls.map(rowOf),
      headers: { 'content-range': contentRange('recalls', question.range, recalls.length, total) },
      stale,
    };
  }),
  route(getOfficeRecall, async ({ params: { id } }, { language, seen }) => {
    const stale = await isStale(waiter, seen, 'recalls', 'traceability', 'deliveries');
    const found = await findOfficeRecall(pool, id);
    if (!found) throw new Problem('recall.not_found');
    const [told, stopped] = await Promise.all([
      findRecallCustomers(pool, id),
      found.status === 'open' ? findReach(pool, found, 'inHouse') : [],
    ]);
    const { opened_by: opener, closed_by: closer } = found;
    const body = {
      ...rowOf(found),
      reason: found.reason,
      instruction: found.instruction,
      opened_by: { id: opener, name: found.opener },
      closed_by: closer === null ? null : { id: closer, name: found.closer },
      close_reason: found.close_reason,
      told: told.map((customer) => viewCustomer(customer, language)),
      in_house: stopped.map((delivery) => ({
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
  route(previewRecall, async ({ query }, { seen }) => {
    const stale = await isStale(waiter, seen, 'traceability', 'deliveries');
    const reach = await findReach(pool, query, 'all');
    const left = reach.filter(({ dispatched_at: at }) => at !== null);
    const body = {
      customers: new Set(left.map(({ customer_number: number }) => number)).size,
      deliveries: left.length,
      quantity: quantityOf(left),
      in_house: reach.length - left.length,
    };
    return { body, stale };
  }),
];

const rowOf = (found: FoundOfficeRecall): OfficeRecallRow => ({
  id: found.recall_id,
  title: found.title,
  scope: { lots: [...found.lots], articles: [...found.articles] },
  status: found.status,
  opened_at: found.opened_at,
  closed_at: found.closed_at,
  customers: found.customers,
  acknowledged: found.acknowledged,
  deliveries: found.deliveries,
  quantity: sumOf([found.quantity]),
});

function viewCustomer(found: FoundRecallCustomer, language: 'nl' | 'fr'): OfficeRecallCustomer {
  const deliveries = found.deliveries ?? [];
  const answer = found.answer ?? [];
  return {
    customer_number: found.customer_number,
    name: found.customer_name,
    notified_at: secondsOf(found.notified_at),
    last_notified_at: secondsOf(found.last_notified_at),
    notices: found.notices,
    recipients: [...(found.recipients ?? [])],
    mailed_at: secondsOrNull(found.mailed_at),
    mailed_to: (found.mailed_nl ?? 0) + (found.mailed_fr ?? 0),
    reminders: found.reminders ?? 0,
    reminded_at: secondsOrNull(found.reminded_at),
    awaits: found.awaits,
    acknowledged_at: secondsOrNull(found.acknowledged_at),
    acknowledged_by: found.acknowledged_by === null ? null : { id: found.acknowledged_by, name: found.acknowledger },
    office_reason: found.office_reason,
    quantity: quantityOf(deliveries),
    held: sumOf(answer.map(({ held }) => held)),
    used: sumOf(answer.map(({ used }) => used)),
    destroyed: sumOf(answer.map(({ destroyed }) => destroyed)),
    version: versionOf(found),
    deliveries: viewRecallDeliveries(deliveries, answer, language),
  };
}
