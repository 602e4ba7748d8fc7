import type { MyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { firstMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { findBasket, type FoundBasket } from '../basket/findBasket.ts';
import type { ReadSide } from '../readSide.ts';
import { countOpenChanges } from './findCustomerChanges.ts';
import { findRights } from './findRights.ts';
import { findStandings } from './findCustomerStatuses.ts';

const mostBaskets = 30;

export async function summariseCustomers(
  side: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  userId: string,
  customerNumbers: readonly string[],
): Promise<MyCustomer[]> {
  const { pool, catalogue, clock } = side;
  if (customerNumbers.length === 0) return [];
  const now = clock.now();
  const [customers, calendar, statuses, open, rights] = await Promise.all([
    catalogue.findCustomers(customerNumbers),
    catalogue.findCalendar(),
    findStandings(pool, customerNumbers),
    countOpenChanges(pool, customerNumbers),
    findRights(pool, userId),
  ]);
  const inOrder = customers.toSorted((first, second) => first.customerNumber.localeCompare(second.customerNumber));
  return Promise.all(
    inOrder.map(async (customer, place) => {
      const { customerNumber, name, address } = customer;
      const seesPrices = rights.get(customerNumber)?.includes('see_prices') ?? false;
      const status = statuses.get(customerNumber) ?? 'active';
      const moment = status === 'active' ? firstMoment(calendar, customer, now) : null;
      const basket = place < mostBaskets ? await findBasket(pool, customerNumber) : null;
      return {
        customer_number: customerNumber,
        name,
        status,
        address: [address.street, address.streetNumber, address.box].filter((part) => part !== '').join(' '),
        postal: address.postal,
        city: address.city,
        next_delivery: moment && epochOfDay(moment.day),
        ...(await countBasket(side, { ...customer, showPrices: customer.showPrices && seesPrices }, calendar, basket)),
        open_changes: open.get(customerNumber) ?? 0,
      };
    }),
  );
}

async function countBasket(
  { catalogue, clock }: Pick<ReadSide, 'catalogue' | 'clock'>,
  customer: CustomerFacts,
  calendar: CalendarFacts,
  basketRow: FoundBasket | null,
): Promise<Pick<MyCustomer, 'basket_lines' | 'basket_amount' | 'is_approximate'>> {
  const countOnly = { basket_lines: basketRow?.lines.length ?? 0, basket_amount: null, is_approximate: false };
  if (basketRow === null || basketRow.lines.length === 0 || !customer.showPrices) return countOnly;
  const now = clock.now();
  const articles = basketRow.lines.map(([articleNumber]) => articleNumber);
  const products = await catalogue.findProducts(articles, customer.customerNumber, dayAt(now.getTime()));
  const basket = basketInputOf({
    basketId: basketRow.basket_id,
    lines: basketRow.lines.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
    delivery: basketRow.delivery,
    address: null,
    reference: basketRow.reference ?? '',
    mainOrder: basketRow.main_order,
    freeSamples: [],
  });
  const { subtotalCents, approximate } = assessBasket({
    basket,
    customer,
    products,
    calendar,
    now,
    offeredSamples: [],
  });
  return { ...countOnly, basket_amount: eurosOfCents(subtotalCents), is_approximate: approximate };
}
