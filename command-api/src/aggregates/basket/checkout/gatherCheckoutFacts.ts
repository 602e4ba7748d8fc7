import { accountStream } from '@talloor/events/account/account.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import { goesElsewhere } from '@talloor/rules/basket/basketInputOf.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, customerFold } from '../../../folds.ts';
import { grantOf } from '../../../grantOf.ts';
import { articlesOf, gatherBasketFacts, type BasketFacts } from '../../../ordering/basketFacts.ts';
import { loadMainOrder } from '../chooseBasketKind/mainOrder.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';

type Who = { readonly customerNumber: string; readonly userId: string };
export type Standings = Pick<CheckoutFacts, 'customerStatus' | 'accountStatus' | 'mayOrder'>;

/** The standing of customer and account, at the tails of their streams. */
export async function loadStandings(
  { repository }: Pick<CommandSide, 'repository'>,
  { customerNumber, userId }: Who,
): Promise<Standings> {
  const [customer, account] = await Promise.all([
    repository.load(customerFold, customerStream(customerNumber)),
    repository.load(accountFold, accountStream(userId)),
  ]);
  const { rights } = grantOf(account.state, customerNumber);
  return {
    customerStatus: customer.state.status,
    accountStatus: account.state.status,
    mayOrder: rights.includes('order'),
  };
}

/** The basket's facts and those of the articles that come free, beside the standings. */
export async function gatherCheckoutFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  state: BasketState,
  customerNumber: string,
  standings: Promise<Standings>,
): Promise<CheckoutFacts> {
  const mainNumber = state.status === 'none' ? null : state.mainOrder;
  const [facts, standing, mainOrder] = await Promise.all([
    gatherBasketFacts(side, customerNumber, articlesOf(state)),
    standings,
    mainNumber === null ? null : loadMainOrder(side, customerNumber, mainNumber),
  ]);
  const free = [...facts.products.values()]
    .map((product) => product.promo?.freeItem?.articleNumber)
    .filter((articleNumber) => articleNumber !== undefined && !facts.products.has(articleNumber));
  const given =
    free.length > 0
      ? await side.catalogue.findProducts(free as string[], customerNumber, dayAt(facts.now.getTime()))
      : new Map<string, never>();
  const { isDelivered } = await side.catalogue.findPostalCode(postalOf(state, facts));
  return {
    ...facts,
    isDelivered,
    mainOrder,
    products: given.size > 0 ? new Map([...facts.products, ...given]) : facts.products,
    ...standing,
  };
}

/** Of the address that was chosen, else of the customer's own. */
function postalOf(state: BasketState, { customer }: BasketFacts): string {
  const address = state.status === 'none' ? null : state.address;
  return goesElsewhere(address) ? address.postal : customer.address.postal;
}
