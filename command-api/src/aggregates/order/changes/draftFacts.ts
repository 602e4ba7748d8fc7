import { findBasketProducts } from '@talloor/catalogue/product/findBasketProducts.ts';
import { customerFold, customerStream, orderChangesOf } from '@talloor/events/customer/customer.ts';
import type { OrderDraft } from '@talloor/events/order/changeState.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { DraftFacts } from '@talloor/rules/order/assessDraft.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { PlacedOrder } from './changeForbidden.ts';

/** architecture.md §4. */
export type WorldFacts = Pick<DraftFacts, 'products' | 'customer' | 'calendar' | 'now'> & {
  /** True: users change orders without holding them. */
  readonly isShared?: boolean;
};

/**
 * @param settings `remembered`: at most a minute old
 * @throws Problem `customer.not_selected`
 */
export async function gatherWorldFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock' | 'repository'>,
  order: PlacedOrder,
  articleNumbers: readonly string[],
  settings: 'read' | 'remembered' = 'read',
): Promise<WorldFacts> {
  const now = side.clock.now();
  const { customerNumber, lines } = order.content;
  const allArticles = new Set([...lines.map((line) => line.articleNumber), ...articleNumbers]);
  const [products, customer, calendar, agreement] = await Promise.all([
    findBasketProducts(side.catalogue, [...allArticles], customerNumber, dayAt(now.getTime())),
    side.catalogue.findCustomer(customerNumber),
    side.catalogue.findCalendar(),
    side.repository.load(customerFold, customerStream(customerNumber), settings === 'remembered' ? 0 : undefined),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  return { products, customer, calendar, now, isShared: orderChangesOf(agreement.state) === 'shared' };
}

export const draftFactsOf = (
  order: PlacedOrder,
  draft: Pick<OrderDraft, 'draftQuantities'> | undefined,
  facts: WorldFacts,
): DraftFacts => ({ order: judgedOrderOf(order), draftQuantities: draft?.draftQuantities ?? {}, ...facts });

function judgedOrderOf({ content, allocations, restrictions }: PlacedOrder): DraftFacts['order'] {
  const granted = new Map<string, number>();
  for (const { lineId, articleNumber } of content.lines) {
    const allocation = allocations[lineId];
    const allocatedQuantity = allocation && allocation.status !== 'pending' ? allocation.quantity : 0;
    granted.set(articleNumber, (granted.get(articleNumber) ?? 0) + allocatedQuantity);
  }
  const { basketId, lines, address, reference, changeDeadline } = content;
  const delivery = { ...content.delivery, deadline: changeDeadline };
  const mainOrder = content.mainOrder ?? null;
  const basketInput = basketInputOf({ basketId, lines, delivery, address, reference, mainOrder, freeSamples: [] });
  return { basketId, lines, delivery, address: basketInput.address, reference, mainOrder, restrictions, granted };
}
