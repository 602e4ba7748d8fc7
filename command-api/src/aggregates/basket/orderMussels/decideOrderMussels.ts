import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { emptyContent, type BasketState } from '@talloor/events/basket/state.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import type { MusselSale } from '@talloor/catalogue/mussel/createMusselFinder.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { isAboveLimit } from '@talloor/rules/account/approval.ts';
import type { CountedLine } from '@talloor/rules/basket/assessment.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { musselChangeDeadline, musselDay } from '@talloor/rules/mussel/musselDays.ts';
import {
  minimumMusselKg,
  musselWindows,
  type MusselMoment,
  type MusselPackage,
  type MusselSeason,
} from '@talloor/rules/mussel/musselFacts.ts';
import {
  addUpMussels,
  roundPackageCount,
  type CountedPackage,
  type MusselSums,
} from '@talloor/rules/mussel/musselOrder.ts';
import { offeredPackages } from '@talloor/rules/mussel/offeredPackages.ts';
import { seasonOn } from '@talloor/rules/mussel/seasonOn.ts';
import { judgeQuantity } from '@talloor/rules/quantity/judgeQuantity.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import { orderingForbidden, type OrderingFacts } from '../../../ordering/orderingFacts.ts';
import { orderContentOf } from '../checkout/orderContentOf.ts';

export type OrderMussels = {
  readonly orderNumber: string;
  readonly basketId: string;
  readonly placedBy: string;
  readonly language: 'nl' | 'fr';
  /** yyyy-mm-dd. */
  readonly deliveryDate: string | null;
  readonly deliveryMoment: MusselMoment | null;
  readonly orderedQuantities: readonly { readonly weight: number; readonly quantity: number }[];
  readonly shownTotalCents: number | null;
  readonly reference: string;
  readonly message: string;
};

export type MusselFacts = OrderingFacts & {
  readonly sale: MusselSale;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly isDelivered: boolean;
};

/** One basket from opening to checkout, as for any order (ADR 0148). */
export function decideOrderMussels(
  command: OrderMussels,
  state: BasketState,
  facts: MusselFacts,
): Decision<BasketEvent> {
  const forbidden = orderingForbidden(facts);
  if (forbidden) return forbidden;
  if (state.status !== 'none') return { rejected: 'basket.concurrent_change' };
  const season = seasonOn(facts.sale.seasons, dayAt(facts.now.getTime()));
  if (!season) return { rejected: 'mussels.out_of_season' };
  const delivery = chooseMoment(command, season, facts);
  if ('rejected' in delivery) return delivery;
  const sums = countPackages(command, season, facts);
  if ('rejected' in sums) return sums;
  if (sums.missingKg > 0)
    return { rejected: 'mussels.minimum_weight_not_reached', parameters: { minimum_weight: minimumMusselKg } };
  const { shownTotalCents } = command;
  if (shownTotalCents !== null && shownTotalCents !== sums.totals.payableCents) return { rejected: 'mussels.changed' };
  if (facts.mustAcceptTerms) return { rejected: 'terms.not_accepted' };
  if (isAboveLimit(facts.orderLimitCents, sums.totals)) return { rejected: 'mussels.above_limit' };
  if (!facts.isDelivered) return { rejected: 'basket.postal_not_delivered' };
  const reference = command.reference.trim();
  if (facts.customer.orderReferenceRequired && reference === '') return { rejected: 'basket.reference_required' };

  const { basketId, placedBy: openedBy } = command;
  const { customerNumber } = facts.customer;
  const opening = { basketId, customerNumber, openedBy };
  const countedLines = sums.packages.map((each) => countedLine(each, season, facts));
  const lines = countedLines.map(({ product, chosen, conversionFactor, quantity }) => ({
    ...lineFactsOf(product, chosen, conversionFactor),
    quantity,
  }));
  const assessment = {
    ...sums.totals,
    countedLines,
    freeLines: [],
    approximate: countedLines.some((line) => line.approximate),
  };
  const basket = { status: 'open' as const, ...emptyContent(opening), lines, delivery };
  const { orderNumber, language, message } = command;
  const order = { orderNumber, placedBy: openedBy, language, reference, message, extraEmails: [] };
  return [
    { type: 'BasketOpened', data: opening },
    ...lines.map((line) => ({ type: 'BasketLineQuantityChanged', data: { ...line, previousQuantity: 0 } }) as const),
    { type: 'BasketDeliveryMomentConfirmed', data: delivery },
    { type: 'BasketCheckedOut', data: orderContentOf(order, basket, assessment, facts) },
  ];
}

function chooseMoment(
  { deliveryDate: day, deliveryMoment: moment }: OrderMussels,
  season: MusselSeason,
  { sale, calendar, now }: MusselFacts,
): DeliveryMoment | Rejection {
  if (day === null || moment === null) return { rejected: 'mussels.delivery_date_not_selected' };
  const offered = musselDay(day, { season, customer: sale.customer, calendar, now });
  if (offered.closed === 'out_of_season') return { rejected: 'mussels.out_of_season' };
  if (offered.closed !== null) return { rejected: 'mussels.day_not_offered' };
  if (!offered.moments.includes(moment)) return { rejected: 'mussels.moment_not_offered' };
  const { start, end } = musselWindows[moment];
  return {
    day,
    windowStart: start,
    windowEnd: end,
    deadline: new Date(musselChangeDeadline(day, now)).toISOString(),
    service: { kind: 'mussels', moment },
  };
}

function countPackages(
  { orderedQuantities }: OrderMussels,
  season: MusselSeason,
  { sale, products }: MusselFacts,
): MusselSums | Rejection {
  const packages = offeredPackages(sale.packages, products);
  const counts = new Map<MusselPackage, number>();
  for (const { weight, quantity } of orderedQuantities) {
    const count = roundPackageCount(quantity);
    const ordered = packages.find(({ weightKg }) => weightKg === weight);
    if (!ordered || count === null) return { rejected: 'mussels.unknown_package', parameters: { weight } };
    counts.set(ordered, (counts.get(ordered) ?? 0) + count);
  }
  for (const [{ articleNumber }, quantity] of counts) {
    const product = products.get(articleNumber);
    const fault = product && judgeQuantity({ ...product, status: 'active' }, quantity);
    if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  }
  return addUpMussels(
    [...counts].map(([ordered, quantity]) => ({ package: ordered, quantity })),
    season.vatPercentage,
  );
}

/** At the price and VAT of the season, without promotion and deposit. */
function countedLine(
  { package: { articleNumber, weightKg, pricePerKgMills }, quantity, lineCents }: CountedPackage,
  { vatPercentage }: MusselSeason,
  { products }: MusselFacts,
): CountedLine {
  const product = products.get(articleNumber);
  if (!product) throw new Error(`package ${articleNumber} has no article`);
  return {
    counted: true,
    product: { ...product, vatRate: vatPercentage, depositMills: 0, promo: null },
    quantity,
    chosen: {
      kind: 'list',
      priceMills: pricePerKgMills,
      normalMills: pricePerKgMills,
      baseKind: 'list',
      withoutBoxMills: pricePerKgMills,
      boxMills: null,
      boxReached: false,
      promoMills: null,
      promoApplied: false,
    },
    conversionFactor: weightKg,
    lineCents,
    depositCents: 0,
    approximate: product.weightArticle,
  };
}
