import type { BasketState } from '@talloor/events/basket/state.ts';
import { goesElsewhere } from '@talloor/rules/basket/basketInputOf.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { articlesOf, gatherBasketFacts, type BasketFacts } from '../../../ordering/basketFacts.ts';
import type { OrderingFacts } from '../../../ordering/orderingFacts.ts';
import { loadMainOrder } from '../chooseBasketKind/mainOrder.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';

export async function gatherCheckoutFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  state: BasketState,
  customerNumber: string,
  orderingFacts: Promise<OrderingFacts>,
): Promise<CheckoutFacts> {
  const mainNumber = state.status === 'none' ? null : state.mainOrder;
  const [facts, statuses, mainOrder] = await Promise.all([
    gatherBasketFacts(side, customerNumber, articlesOf(state)),
    orderingFacts,
    mainNumber === null ? null : loadMainOrder(side, customerNumber, mainNumber),
  ]);
  const free = [...facts.products.values()]
    .map((product) => product.promo?.freeItem?.articleNumber)
    .filter((articleNumber) => articleNumber !== undefined && !facts.products.has(articleNumber));
  const freeProducts =
    free.length > 0
      ? await side.catalogue.findProducts(free as string[], customerNumber, dayAt(facts.now.getTime()))
      : new Map<string, never>();
  const { isDelivered } = await side.catalogue.findPostalCode(postalOf(state, facts));
  return {
    ...facts,
    isDelivered,
    mainOrder,
    products: freeProducts.size > 0 ? new Map([...facts.products, ...freeProducts]) : facts.products,
    ...statuses,
  };
}

function postalOf(state: BasketState, { customer }: BasketFacts): string {
  const address = state.status === 'none' ? null : state.address;
  return goesElsewhere(address) ? address.postal : customer.address.postal;
}
