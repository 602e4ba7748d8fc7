import type { CalendarFacts, PickupSite } from '../facts.ts';
import type { BasketService, Delivers, DeliveryWindow } from './chosenMoment.ts';
import { deadlineOf } from './deadlineOf.ts';
import { weekdayOf } from './workdays.ts';

export type OtherService = {
  readonly service: BasketService;
  /** ISO 8601. */
  readonly deadline: string;
  readonly windows: readonly DeliveryWindow[];
};

/**
 * Express is for delivery days after the ordinary cut-off.
 * @param day no holiday or closing day
 * @param ordinary milliseconds; null without delivery that day
 */
export function otherServices(
  day: string,
  ordinary: number | null,
  calendar: CalendarFacts,
  customer: Pick<Delivers, 'windows'>,
  now: Date,
): OtherService[] {
  const { express, pickupSites } = calendar;
  const services: OtherService[] = [];
  if (express && ordinary !== null && now.getTime() >= ordinary)
    services.push({
      service: { kind: 'express', feeCents: express.feeCents },
      deadline: instant(deadlineOf(day, calendar, express.cutoffWorkdays, express.cutoffTime)),
      windows: customer.windows,
    });
  for (const site of pickupSites)
    if (site.weekdays.includes(weekdayOf(day)))
      services.push({
        service: siteService(site),
        deadline: instant(deadlineOf(day, calendar, site.cutoffWorkdays, site.cutoffTime)),
        windows: [{ start: site.opens, end: site.closes }],
      });
  return services;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const siteService = ({ siteId, name, street, streetNumber, postal, city }: PickupSite): BasketService => ({
  kind: 'pickup',
  siteId,
  name,
  street,
  streetNumber,
  postal,
  city,
});
