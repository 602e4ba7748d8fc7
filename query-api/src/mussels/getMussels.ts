import { getMussels, type MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import { musselDay } from '@talloor/rules/mussel/musselDays.ts';
import { offeredPackages } from '@talloor/rules/mussel/offeredPackages.ts';
import { seasonOn } from '@talloor/rules/mussel/seasonOn.ts';
import { findGrants } from '../approvals/findGrants.ts';
import type { ReadSide } from '../readSide.ts';

export const getMusselsRoute = ({ pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>): Route =>
  route(getMussels, async ({ query: { deliveryDate } }, { customerNumber, user: { userId } }) => {
    const now = clock.now();
    const today = dayAt(now.getTime());
    const [sale, customer, calendar, grants] = await Promise.all([
      catalogue.findMussels(customerNumber),
      catalogue.findCustomer(customerNumber),
      catalogue.findCalendar(),
      findGrants(pool, customerNumber, userId),
    ]);
    if (!customer) throw new Problem('customer.not_selected');
    const season = seasonOn(sale.seasons, today);
    const limitCents = grants.find((grant) => grant.userId === userId)?.orderLimitCents ?? null;
    const articles = sale.packages.map(({ articleNumber }) => articleNumber);
    const products = await catalogue.findProducts(articles, customerNumber, today);
    const isAhead = (day: string) => season !== null && day >= today && day <= season.saleEnd;
    const body: MusselSaleView = {
      deliveryAddress: viewAddress(customer),
      holidays: calendar.holidays.filter(({ day }) => isAhead(day)).map(({ day }) => epochOfDay(day)),
      closingDays: calendar.closingDays.filter(isAhead),
      saleStart: season?.saleStart ?? null,
      saleEnd: season?.saleEnd ?? null,
      priorityStart: season?.priorityStart ?? null,
      priorityEnd: season?.priorityEnd ?? null,
      vatPercentage: season?.vatPercentage ?? null,
      isPriorityCustomer: sale.customer.isPriority,
      isAfternoonOnlyCustomer: sale.customer.isAfternoonOnly,
      isReferenceRequired: customer.orderReferenceRequired,
      orderLimit: limitCents === null || !customer.showPrices ? null : eurosOfCents(limitCents),
      packagingOptions: offeredPackages(sale.packages, products).map(
        ({ articleNumber, weightKg, pricePerKgMills }) => ({
          articleNumber,
          weightKg,
          pricePerKg: customer.showPrices ? eurosOfMills(pricePerKgMills) : null,
        }),
      ),
      deliveryMoments:
        season === null || deliveryDate === undefined
          ? []
          : [...musselDay(deliveryDate, { season, customer: sale.customer, calendar, now }).moments],
    };
    return { body };
  });

const viewAddress = ({ name, address }: CustomerFacts): MusselSaleView['deliveryAddress'] => ({
  name: address.name || name,
  address: `${address.street} ${address.streetNumber}${address.box === '' ? '' : ` / ${address.box}`}`,
  postal: address.postal,
  city: address.city,
});
