import { getDeliveryMoments } from '@talloor/contracts/endpoints/delivery.ts';
import { fr } from '@talloor/messages/delivery/fr.ts';
import { nl } from '@talloor/messages/delivery/nl.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveryMoments, epochOfDay, serviceKey, type Moment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { serviceView } from '@talloor/rules/delivery/viewService.ts';
import { isStale } from '../isStale.ts';
import { findOrdersByDay } from '../orders/findOrdersByDay.ts';
import type { ReadSide } from '../readSide.ts';

const reasons = { nl, fr };

export const getDeliveryMomentsRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getDeliveryMoments, async (_input, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'openOrders');
    const now = clock.now();
    const [calendar, customer, orders] = await Promise.all([
      catalogue.findCalendar(),
      catalogue.findCustomer(customerNumber),
      findOrdersByDay(pool, customerNumber, dayAt(now.getTime())),
    ]);
    if (!customer) throw new Problem('not_found');
    const moments = deliveryMoments(calendar, customer, now).map((moment) => ({
      timestamp: epochOfDay(moment.day),
      available: moment.available,
      reason: moment.reason,
      reason_text: reasonText(moment, language),
      deadline: moment.deadline === null ? null : Math.floor(Date.parse(moment.deadline) / 1000),
      windows: moment.windows.map(({ start, end }) => ({ start, end })),
      services: moment.others.map(({ service, deadline, windows }) => ({
        key: serviceKey(service),
        service: serviceView(service, customer.showPrices),
        deadline: Math.floor(Date.parse(deadline) / 1000),
        windows: windows.map(({ start, end }) => ({ start, end })),
      })),
      open_orders: (orders.get(moment.day) ?? []).map(({ number }) => number),
      extendable_orders: (orders.get(moment.day) ?? [])
        .filter(({ isExtendable, closesAt }) => isExtendable && now.getTime() < closesAt * 1000)
        .map(({ number }) => number),
    }));
    return { body: { moments }, stale };
  });

const reasonText = (moment: Moment, language: 'nl' | 'fr'): string | null =>
  moment.holiday?.[language] ?? (moment.reason === null ? null : reasons[language][moment.reason]);
