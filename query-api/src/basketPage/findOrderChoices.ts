import { fillText } from '@talloor/messages/basket/fillText.ts';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import {
  deliveryMoments,
  epochOfDay,
  serviceKey,
  type BasketService,
} from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { findOrdersByDay } from '../orders/findOrdersByDay.ts';
import type { ReadSide } from '../readSide.ts';
import type { Choice, OrderFormFacts } from './renderOrderForm.ts';

type Choices = Pick<OrderFormFacts, 'moments' | 'addresses' | 'openOrders'>;

export async function findOrderChoices(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customer: CustomerFacts,
  calendar: CalendarFacts,
  language: 'nl' | 'fr',
): Promise<Choices> {
  const now = clock.now();
  const orders = await findOrdersByDay(pool, customer.customerNumber, dayAt(now.getTime()));
  const delivered = await Promise.all(
    customer.addressBook.map(async ({ postal }) => (await catalogue.findPostalCode(postal)).isDelivered),
  );
  return {
    moments: deliveryMoments(calendar, customer, now).flatMap(({ day, available, windows, others }) => [
      ...(available ? windows.map((window) => momentChoice(day, window, undefined)) : []),
      ...others.flatMap(({ service, windows: hours }) => hours.map((window) => momentChoice(day, window, service))),
    ]),
    addresses: customer.addressBook
      .filter((_, at) => delivered[at] === true)
      .map(({ label, name, street, streetNumber, box, postal, city, message }) => ({
        value: JSON.stringify({ name, street, street_number: streetNumber, po_box: box, postal, city, message }),
        text: `${label}: ${street} ${streetNumber}, ${postal} ${city}`,
      })),
    openOrders: [...orders.values()]
      .flat()
      .filter(({ isExtendable, closesAt }) => isExtendable && now.getTime() < closesAt * 1000)
      .map(({ number }) => number),
  };

  function momentChoice(
    day: string,
    { start, end }: { readonly start: string; readonly end: string },
    service: BasketService | undefined,
  ): Choice {
    const epoch = epochOfDay(day);
    const serviceText = service === undefined ? '' : `, ${describeService(service)}`;
    const value = `${epoch}/${start}${service === undefined ? '' : `/${serviceKey(service)}`}`;
    return { value, text: `${formatDay(language, epoch)} ${start} – ${end}${serviceText}` };
  }

  function describeService(service: BasketService): string {
    const words = basketPageTexts[language];
    if (service.kind === 'pickup')
      return fillText(words.pickupAt, { place: `${service.name}, ${service.postal} ${service.city}` }, language);
    if (!customer.showPrices) return words.express;
    return fillText(words.expressFee, { amount: formatAmount(language, service.feeCents / 100) }, language);
  }
}
