import { listAnnouncements } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { announcementsFor } from './announcementsFor.ts';

export const listAnnouncementsRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(listAnnouncements, async (_input, { language, customerNumber }) => {
    const [announcements, customer] = await Promise.all([
      catalogue.findAnnouncements(),
      customerNumber === null ? null : catalogue.findCustomer(customerNumber),
    ]);
    const day = dayAt(clock.now().getTime());
    return { body: announcementsFor(announcements, { language, day, segment: customer?.segment ?? null }) };
  });
