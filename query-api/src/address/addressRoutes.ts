import { findCities, findStreets, getAddressBook } from '@talloor/contracts/endpoints/address.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ReadSide } from '../readSide.ts';

export const addressRoutes = ({ catalogue }: Pick<ReadSide, 'catalogue'>): readonly Route[] => [
  route(findCities, async ({ query: { postal } }, { language }) => {
    const { cities, isDelivered } = await catalogue.findPostalCode(postal);
    const names = [...new Set(cities.map((city) => city[language]))].toSorted((a, b) => a.localeCompare(b, language));
    return { body: { postal, cities: names, is_delivered: isDelivered } };
  }),
  route(findStreets, async ({ query: { postal, city } }) => ({
    body: { streets: [...(await catalogue.findStreets(postal, city))] },
  })),
  route(getAddressBook, async (_input, { customerNumber }) => {
    const customer = await catalogue.findCustomer(customerNumber);
    if (!customer) throw new Problem('customer.not_selected');
    const entries = await Promise.all(
      customer.addressBook.map(async ({ streetNumber, box, ...entry }) => {
        const { isDelivered } = await catalogue.findPostalCode(entry.postal);
        return { ...entry, street_number: streetNumber, po_box: box, is_delivered: isDelivered };
      }),
    );
    return { body: { entries } };
  }),
];
