import { accountStream } from '@talloor/events/account/account.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, customerFold } from '../../../folds.ts';
import { articlesOf, gatherBasketFacts } from '../basketFacts.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';

/** The basket's facts, the standing of customer and account at their streams' tails, and the articles that come free. */
export async function gatherCheckoutFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  state: BasketState,
  who: { readonly customerNumber: string; readonly userId: string },
): Promise<CheckoutFacts> {
  const { customerNumber, userId } = who;
  const [facts, customer, account] = await Promise.all([
    gatherBasketFacts(side, customerNumber, articlesOf(state)),
    side.repository.load(customerFold, customerStream(customerNumber)),
    side.repository.load(accountFold, accountStream(userId)),
  ]);
  const free = [...facts.products.values()]
    .map((product) => product.promo?.freeItem?.articleNumber)
    .filter((articleNumber) => articleNumber !== undefined && !facts.products.has(articleNumber));
  const given =
    free.length > 0
      ? await side.catalogue.findProducts(free as string[], customerNumber, dayAt(facts.now.getTime()))
      : new Map<string, never>();
  return {
    ...facts,
    products: given.size > 0 ? new Map([...facts.products, ...given]) : facts.products,
    customerStatus: customer.state.status,
    accountStatus: account.state.status,
  };
}
