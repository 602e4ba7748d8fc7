import type { CalendarFacts, PickupSite } from '../facts.ts';
import type { ChosenService, Delivers, DeliveryWindow } from './chosenMoment.ts';
import { deadlineOf } from './deadlineOf.ts';
import { weekdayOf } from './workdays.ts';

/** A way to have a day other than the ordinary round. */
export type OtherService = {
  readonly service: ChosenService;
  /** ISO 8601 instant from which it can no longer be ordered for. */
  readonly deadline: string;
  readonly windows: readonly DeliveryWindow[];
};

/**
 * Express delivery and partner sites of one day, each with its own cut-off, also where that has passed. Express is for days
 * on which the customer is delivered and whose ordinary cut-off has passed; a site opens on its weekdays.
 *
 * @param day is no holiday and no closing day
 * @param ordinary the ordinary deadline in milliseconds; null where the customer is not delivered that day
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
        service: chosenSite(site),
        deadline: instant(deadlineOf(day, calendar, site.cutoffWorkdays, site.cutoffTime)),
        windows: [{ start: site.opens, end: site.closes }],
      });
  return services;
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const chosenSite = ({ siteId, name, street, streetNumber, postal, city }: PickupSite): ChosenService => ({
  kind: 'pickup',
  siteId,
  name,
  street,
  streetNumber,
  postal,
  city,
});
