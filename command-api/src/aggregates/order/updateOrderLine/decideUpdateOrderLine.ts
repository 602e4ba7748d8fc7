import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { LineFacts } from '@talloor/events/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { termsOf } from '@talloor/rules/delivery/termsOf.ts';
import { groundsOf, productForOrder } from '@talloor/rules/order/assessDraft.ts';
import { judgeChange } from '@talloor/rules/order/lineLimits.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import { countPromisedLine, type PromisedLine } from '@talloor/rules/order/promisedLine.ts';
import { quantitiesWithDraft } from '@talloor/rules/order/quantitiesWithDraft.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import { choicesTakenBack } from '../chooseLineReplacement/choicesTakenBack.ts';
import { changeForbidden, conflictsOf, ownChanges } from '../changes/changeForbidden.ts';
import { draftFactsOf, type WorldFacts } from '../changes/draftFacts.ts';

export type UpdateOrderLine = {
  readonly userId: string;
  readonly holderName: string;
  readonly articleNumber: string;
  /** 0 or less removes. */
  readonly quantity: number;
  /** Shown version. */
  readonly seenVersion: number | null;
};

/** Rules of a basket line, plus restrictions of ordered lines. */
export function decideUpdateOrderLine(
  command: UpdateOrderLine,
  state: OrderState,
  world: WorldFacts,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, articleNumber } = command;
  const quantity = Math.max(0, command.quantity);
  const { now } = world;
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const draft = state.drafts[userId];
  const facts = draftFactsOf(state, draft, world);
  const line = paidLines(facts.order.lines).get(articleNumber);
  const previousQuantity = draft?.draftQuantities[articleNumber] ?? line?.quantity ?? 0;

  const catalogueProduct = productForOrder(facts, articleNumber);
  const product = catalogueProduct ?? (line && countPromisedLine(line, undefined).product);
  if (!product) return { rejected: 'article.not_found', parameters: { article_number: articleNumber } };
  const own = ownChanges(state, { userId, holderName: command.holderName, now, isShared: world.isShared });
  if ('rejected' in own) return own;
  const seenVersion = Math.min(command.seenVersion ?? state.version, state.version);
  // A repeated line after another's change resolves the conflict.
  const isChosen = conflictsOf(state, userId).includes(articleNumber) && seenVersion === state.version;
  if (previousQuantity === quantity && !isChosen) return [];
  const [fault] = judgeChange(line, product, quantity, groundsOf(facts));
  if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  const before = quantitiesWithDraft(facts.order.lines, facts.draftQuantities);
  const after = new Map(before);
  if (quantity > 0) after.set(articleNumber, quantity);
  else after.delete(articleNumber);
  const { delivery, mainOrder } = facts.order;
  const { maxLines } = termsOf({ basket: { ...noBasket, delivery, mainOrder }, ...facts });
  if (after.size > maxLines && after.size > before.size)
    return {
      rejected: mainOrder === null ? 'basket.too_many_lines' : 'basket.too_many_extra_lines',
      parameters: { lines: after.size, max_lines: maxLines },
    };
  return [
    ...(quantity > 0 ? choicesTakenBack(state, [articleNumber], userId) : []),
    {
      type: 'OrderDraftLineChanged',
      data: {
        changedBy: userId,
        quantity,
        previousQuantity,
        ...own,
        ...(seenVersion < state.version && { seenVersion }),
        ...(line?.quantity === quantity || !catalogueProduct
          ? factsOf(line)
          : lineFactsOf(catalogueProduct, choosePrice(catalogueProduct, quantity, after))),
      },
    },
  ];
}

const noBasket = { basketId: null, lines: [], address: null, reference: '', freeSamples: [] };

/** From the order, for articles missing in the catalogue or unchanged. */
function factsOf(line: PromisedLine | undefined): LineFacts {
  if (!line) throw new Error('neither the order nor the catalogue knows the article');
  const { lineId: _, quantity: __, lineTotalCents: ___, free: ____, ...facts } = line;
  return facts;
}
