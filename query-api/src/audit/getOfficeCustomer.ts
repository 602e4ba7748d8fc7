import { getOfficeCustomer, type OfficeCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { officeOrderSummaryView } from '../office/officeOrderView.ts';
import {
  findCustomerFigures,
  findHistorySources,
  findRunningOrders,
  type CustomerFigures,
} from '../officeAccounts/findCustomerFigures.ts';
import type { ReadSide } from '../readSide.ts';
import type { AuditSide } from './auditSide.ts';
import { customerHistory } from './customerHistory.ts';
import { findActorNames } from './findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { actorsOf, viewRecord } from './viewHistoryEvent.ts';

const newest = 200;

export const getOfficeCustomerRoute = (side: AuditSide & Pick<ReadSide, 'catalogue'>): Route =>
  route(getOfficeCustomer, async ({ params: { id } }, { language, seenPosition, user }) => {
    const { pool, waiter, clock, catalogue } = side;
    const stale = await isStale(
      waiter,
      seenPosition,
      'officeUsers',
      'accounts',
      'officeOrders',
      'lists',
      'baskets',
      'approvals',
      'invitations',
      'documentRequests',
    );
    const customer = await catalogue.findCustomer(id);
    if (!customer) throw new Problem('customer.not_found');
    const now = clock.now();
    await recordRead(pool, { what: 'customer', about: id }, user.userId, now);
    const today = isoDay(Math.floor(now.getTime() / 1000));
    const [figures, running, sources] = await Promise.all([
      findCustomerFigures(pool, id, today, now),
      findRunningOrders(pool, id, today),
      findHistorySources(pool, id),
    ]);
    const latestEvents = (await customerHistory(side, id, sources)).slice(-newest);
    const people = latestEvents.flatMap(({ record, names }) => [...actorsOf(record), ...names]);
    const listed = [...new Set(latestEvents.flatMap(({ articles = [] }) => articles))];
    const [users, products] = await Promise.all([
      findActorNames(pool, people),
      catalogue.findProducts(listed, null, today),
    ]);
    const articles = new Map([...products].map(([number, { name }]) => [number, name[language]]));
    const context = { language, users, articles, customers: new Map([[id, customer.name]]) };
    return {
      body: {
        ...viewCustomer(customer, figures),
        running_orders: running.map((order) => officeOrderSummaryView(order, now)),
        history: latestEvents.map(({ record, toDescription }, index) =>
          viewRecord(index, record, toDescription && toDescription(context), users, language),
        ),
      },
      stale,
    };
  });

const euros = (cents: number): number => cents / 100;

const viewCustomer = (
  customer: CustomerFacts,
  { status, assortment_restricted, open_cents, ordered_cents, ...counts }: CustomerFigures,
): Omit<OfficeCustomer, 'running_orders' | 'history'> => ({
  id: customer.customerNumber,
  name: customer.name,
  segment: customer.segment,
  vat_number: customer.vatNumber,
  account_number: customer.accountNumber,
  erp_number: customer.erpNumber ?? null,
  language: customer.language,
  status,
  figures: { ...counts, open_amount: euros(open_cents), ordered_amount: euros(ordered_cents) },
  delivery: {
    weekdays: [...customer.deliveryWeekdays],
    windows: [...customer.windows],
    minimum_order: euros(customer.minimumOrderCents),
    free_from: euros(customer.freeDeliveryFromCents),
    fee: euros(customer.deliveryFeeCents),
  },
  terms: {
    reference_required: customer.orderReferenceRequired,
    show_prices: customer.showPrices,
    price_group: customer.priceGroup,
    payment_days: customer.paymentTermDays,
    assortment_restricted,
    other_address_allowed: customer.alternativeAddressAllowed,
  },
  address: viewAddress(customer.address),
  billing_address: viewAddress(customer.billingAddress),
  address_book: customer.addressBook.map((address) => ({ ...viewAddress(address), label: address.label })),
});

const viewAddress = ({ name, street, streetNumber, box, postal, city }: CustomerFacts['address']) => ({
  name,
  street,
  street_number: streetNumber,
  box,
  postal,
  city,
});
