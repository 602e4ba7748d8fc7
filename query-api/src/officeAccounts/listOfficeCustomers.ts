import { listOfficeCustomers, officeCustomerFilter } from '@talloor/contracts/endpoints/office.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import { customerSortFields, findOfficeCustomers } from './findOfficeCustomers.ts';

export const listOfficeCustomersRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(listOfficeCustomers, async ({ query }, { seenPosition }) => {
    const question = readListQuery(query, officeCustomerFilter, customerSortFields);
    const stale = await isStale(waiter, seenPosition, 'accounts');
    const today = isoDay(Math.floor(clock.now().getTime() / 1000));
    const { total, customers } = await findOfficeCustomers(pool, question, today);
    return {
      body: customers,
      headers: { 'content-range': contentRange('customers', question.range, customers.length, total) },
      stale,
    };
  });
