import { findBasketProducts } from '@talloor/catalogue/product/findBasketProducts.ts';
import { customerStream, orderChangesOf } from '@talloor/events/customer/customer.ts';
import type { OrderDraft } from '@talloor/events/order/modificationState.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ModificationFacts } from '@talloor/rules/order/assessModification.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerFold } from '../../../commands/folds.ts';
import type { PlacedOrder } from './changeForbidden.ts';

/** What the world knows when an order is changed (architecture.md §4). */
export type WorldFacts = Pick<ModificationFacts, 'products' | 'customer' | 'calendar' | 'now'> & {
  /** Whether the customer's users change an order side by side, without holding it; absent where they do not. */
  readonly isShared?: boolean;
};

/**
 * Gathers the facts of an order's articles and of those that a command names, at once.
 * @param settings `remembered` spares a read: what this process knows of the customer's agreement, which is a minute old at most
 * @throws Problem `customer.not_selected` where the catalogue does not know the customer
 */
export async function gatherWorldFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  order: PlacedOrder,
  articleNumbers: readonly string[],
  settings: 'read' | 'remembered' = 'read',
): Promise<WorldFacts> {
  const now = side.clock.now();
  const { customerNumber, lines } = order.content;
  const wanted = new Set([...lines.map((line) => line.articleNumber), ...articleNumbers]);
  const [products, customer, calendar, agreement] = await Promise.all([
    findBasketProducts(side.catalogue, [...wanted], customerNumber, dayAt(now.getTime())),
    side.catalogue.findCustomer(customerNumber),
    side.catalogue.findCalendar(),
    side.repository.load(customerFold, customerStream(customerNumber), settings === 'remembered' ? 0 : undefined),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  return { products, customer, calendar, now, isShared: orderChangesOf(agreement.state) === 'shared' };
}

/** The order with somebody's wishes, as the rules judge it. */
export const modificationFactsOf = (
  order: PlacedOrder,
  draft: Pick<OrderDraft, 'wishes'> | undefined,
  facts: WorldFacts,
): ModificationFacts => ({ order: judgedOrderOf(order), wishes: draft?.wishes ?? {}, ...facts });

type JudgedOrder = ModificationFacts['order'];
type Grounds = Pick<PlacedOrder, 'content' | 'allocations' | 'restrictions'>;

const judged = new WeakMap<Grounds['content'], Grounds & { readonly order: JudgedOrder }>();

/** The order as it stands: the same for every wish until it is changed, or its stock or the ERP says otherwise. */
function judgedOrderOf({ content, allocations, restrictions }: Grounds): JudgedOrder {
  const before = judged.get(content);
  if (before?.allocations === allocations && before.restrictions === restrictions) return before.order;
  const granted = new Map<string, number>();
  for (const { lineId, articleNumber } of content.lines) {
    const allocation = allocations[lineId];
    const own = allocation && allocation.status !== 'pending' ? allocation.quantity : 0;
    granted.set(articleNumber, (granted.get(articleNumber) ?? 0) + own);
  }
  const { basketId, lines, address, reference, changeDeadline } = content;
  const delivery = { ...content.delivery, deadline: changeDeadline };
  const mainOrder = content.mainOrder ?? null;
  const kept = basketInputOf({ basketId, lines, delivery, address, reference, mainOrder, freeSamples: [] });
  const order = { basketId, lines, delivery, address: kept.address, reference, mainOrder, restrictions, granted };
  judged.set(content, { content, allocations, restrictions, order });
  return order;
}
