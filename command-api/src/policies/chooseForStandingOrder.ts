import { runAsUser } from '@talloor/catalogue/customer/runAsUser.ts';
import { boundUserOf } from '@talloor/catalogue/customer/boundUserOf.ts';
import { listStream } from '@talloor/events/list/list.ts';
import { listOfStandingOrder, type StandingDifference } from '@talloor/events/standingOrder/events.ts';
import type { DueDate, SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { chooseStandingItems, type StandingItem } from '@talloor/rules/standingOrder/chooseStandingItems.ts';
import type { CommandSide } from '../commandSide.ts';
import { listFold } from '@talloor/events/list/state.ts';

type StandingChoice = { readonly items: StandingItem[]; readonly differences: StandingDifference[] };

/** At today's facts; nothing for a deleted list or customer. */
export async function chooseForStandingOrder(
  side: CommandSide,
  streamId: string,
  order: SetStandingOrder,
  { delivery }: Pick<DueDate, 'delivery'>,
): Promise<StandingChoice> {
  const { repository, catalogue, clock } = side;
  const [{ state: list }, customer, calendar] = await Promise.all([
    repository.load(listFold, listStream(listOfStandingOrder(streamId))),
    catalogue.findCustomer(order.customerNumber),
    catalogue.findCalendar(),
  ]);
  if (list.status !== 'open' || !customer) return { items: [], differences: [] };
  const articles = list.items.map(({ articleNumber }) => articleNumber);
  const products = await findAsItsUser(side, articles, order);
  const quantities = new Map(order.plan.quantities.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  const facts = { products, calendar, maxLines: customer.maxLines, now: clock.now() };
  const { items, differences } = chooseStandingItems(articles, quantities, delivery, facts);
  return { items: [...items], differences: [...differences] };
}

/** As visible to the owner (ADR 0090). */
export function findAsItsUser(
  { catalogue, clock, features }: CommandSide,
  articles: readonly string[],
  { customerNumber, setBy }: SetStandingOrder,
): Promise<ReadonlyMap<string, ProductFacts>> {
  const today = dayAt(clock.now().getTime());
  return runAsUser(boundUserOf({ features, catalogue }, setBy), async () => {
    const visibleProducts = await catalogue.findProducts(articles, customerNumber, today);
    const replacements = [...visibleProducts.values()].flatMap(({ replacement }) => replacement?.articleNumber ?? []);
    const missing = replacements.filter((article) => !visibleProducts.has(article));
    if (missing.length === 0) return visibleProducts;
    return new Map([...visibleProducts, ...(await catalogue.findProducts(missing, customerNumber, today))]);
  });
}
