import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { groundsOf, promisedOrderOf } from '@talloor/rules/order/assessDraft.ts';
import { judgeChange, lineLimits, type LineLimits } from '@talloor/rules/order/lineLimits.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import { type DraftQuantities } from '@talloor/rules/order/quantitiesWithDraft.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import { draftFactsOf, type WorldFacts } from './draftFacts.ts';

export const firstRefusedLine = (
  order: PlacedOrder,
  draftQuantities: DraftQuantities,
  world: WorldFacts,
): Rejection | null => refusedLines(order, draftQuantities, world).next().value ?? null;

/** Names, free lines last (ADR 0141). */
export function articlesThatStay(
  placedOrder: PlacedOrder,
  world: WorldFacts,
  language: 'nl' | 'fr',
): readonly string[] {
  const order = asCancellable(placedOrder);
  const lines = paidLines(order.content.lines);
  const removals = Object.fromEntries([...lines.keys()].map((articleNumber) => [articleNumber, 0]));
  const paidNames = [...refusedLines(order, removals, world)].map(
    ({ parameters: { article_number: articleNumber } }) => lines.get(articleNumber)?.name[language] ?? articleNumber,
  );
  const grounds = groundsOf(draftFactsOf(order, undefined, world));
  const freeNames = order.content.lines
    .filter((line) => line.free && !mayRemove(lineLimits(line, world.products.get(line.articleNumber), grounds)))
    .map(({ name }) => name[language]);
  return [...new Set([...paidNames, ...freeNames])];
}

/** Lines of mussels are fixed, but the whole order is not (ADR 0148). */
function asCancellable(order: PlacedOrder): PlacedOrder {
  const { service, ...delivery } = order.content.delivery;
  return service?.kind === 'mussels' ? { ...order, content: { ...order.content, delivery } } : order;
}

const mayRemove = ({ fixedBecause, mayDecrease }: LineLimits): boolean => fixedBecause === null && mayDecrease;

type RefusedLine = Rejection & { readonly parameters: { readonly article_number: string } };

function* refusedLines(
  order: PlacedOrder,
  draftQuantities: DraftQuantities,
  world: WorldFacts,
): Generator<RefusedLine, undefined> {
  const facts = draftFactsOf(order, { draftQuantities }, world);
  const { products } = promisedOrderOf(facts);
  const orderedLines = paidLines(facts.order.lines);
  for (const [articleNumber, quantity] of Object.entries(draftQuantities)) {
    const product = products.get(articleNumber);
    const [fault] = product
      ? judgeChange(orderedLines.get(articleNumber), product, quantity, groundsOf(facts))
      : [{ code: 'article.not_found' as const, parameters: {} }];
    if (fault) yield { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  }
}
