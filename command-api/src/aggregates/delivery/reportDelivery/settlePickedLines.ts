import type { OrderContent, OrderedLine } from '@talloor/events/basket/events.ts';
import type { DeliveredLot, PickedLine, WithheldLine } from '@talloor/events/delivery/values.ts';
import type { PromisedTotals } from '@talloor/events/values.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { deliveredLineCents, settleDelivery, shortOf } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { amountCents, thousandths } from '@talloor/rules/money/rounding.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import { consentTo, type ConsentFacts } from './consentTo.ts';
import type { ReportOf } from './reportFacts.ts';

type Told = ReportOf<'picked'>['lines'][number];
type Replacement = Told['replacements'][number];
type Picked = { readonly lines: PickedLine[]; readonly totals: PromisedTotals };

/**
 * `delivered + replaced + short = ordered` per line. Rejects missing or unknown lines and excess quantities.
 * Withheld replacements count as short.
 */
export function settlePickedLines(
  { lines: told }: ReportOf<'picked'>,
  content: Pick<OrderContent, 'lines' | 'totals'>,
  products: ReadonlyMap<string, ProductFacts>,
  consent: ConsentFacts,
): Picked | Rejection {
  const byLine = new Map(told.map((line) => [line.line_id, line]));
  if (byLine.size < told.length) return { rejected: 'delivery.contradicts_itself' };
  const known = new Set(content.lines.map(({ lineId }) => lineId));
  const unknown = told.find(({ line_id: lineId }) => !known.has(lineId));
  if (unknown) return { rejected: 'delivery.line_unknown', parameters: { line: unknown.line_id } };
  const picked: PickedLine[] = [];
  const replacing: PickedLine[] = [];
  let nextId = content.lines.reduce((most, { lineId }) => (BigInt(lineId) > most ? BigInt(lineId) : most), 0n);
  for (const ordered of content.lines) {
    const line = byLine.get(ordered.lineId);
    if (!line) return { rejected: 'delivery.line_missing', parameters: { line: ordered.lineId } };
    const taken: PickedLine[] = [];
    const withheld: WithheldLine[] = [];
    let replaced = 0;
    for (const each of line.replacements) {
      const product = products.get(each.article_number);
      if (!product) return { rejected: 'delivery.article_unknown', parameters: { article: each.article_number } };
      nextId += 1n;
      const instead = replacementOf(String(nextId), ordered, each, product);
      const { articleNumber, delivered: quantity } = instead;
      const offered = { articleNumber, quantity, price: each.price, replaces: each.replaces };
      const verdict = consentTo(ordered, offered, consent);
      if (verdict !== 'take') withheld.push({ ...verdict, replaces: each.replaces, line: instead });
      else {
        taken.push({ ...instead, standsFor: each.replaces });
        replaced += thousandths(each.replaces);
      }
    }
    const result = pickedLineOf(ordered, line, replaced / 1000);
    if ('rejected' in result) return result;
    picked.push(withheld.length > 0 ? { ...result, withheld } : result);
    replacing.push(...taken);
  }
  const lines = [...picked, ...replacing];
  return { lines, totals: { rulesVersion, approximate: false, ...settleDelivery(lines, content.totals) } };
}

const lotsOf = (lots: Told['lots']): DeliveredLot[] =>
  lots.map(({ lot, best_before: bestBefore, quantity }) => ({ lot, bestBefore, quantity }));

/** From the ERP, else the expected weight. */
const weightOf = (
  line: Pick<OrderedLine, 'weightArticle' | 'conversionFactor'>,
  quantity: number,
  weight: number | null,
): number | null => (line.weightArticle ? (weight ?? thousandths(quantity * line.conversionFactor) / 1000) : null);

/** `replaced`: accepted replacements. */
function pickedLineOf(ordered: OrderedLine, told: Told, replaced: number): PickedLine | Rejection {
  const { lineId } = ordered;
  if (told.article_number !== ordered.articleNumber)
    return { rejected: 'delivery.article_differs', parameters: { line: lineId, article: ordered.articleNumber } };
  const offered = told.replacements.reduce((sum, { replaces }) => sum + thousandths(replaces), 0) / 1000;
  const short = shortOf(ordered.quantity, told.delivered, replaced);
  if (shortOf(ordered.quantity, told.delivered, offered) < 0)
    return { rejected: 'delivery.more_than_ordered', parameters: { line: lineId } };
  if (told.weight !== null && (!ordered.weightArticle || told.delivered === 0))
    return { rejected: 'delivery.contradicts_itself' };
  const { quantity, lineTotalCents: orderedTotalCents, ...facts } = ordered;
  const weight = weightOf(ordered, told.delivered, told.weight);
  const settled = { ordered: quantity, delivered: told.delivered, weight, orderedTotalCents, ...facts };
  return {
    replaced,
    short,
    lineTotalCents: deliveredLineCents(settled),
    lots: lotsOf(told.lots),
    reason: short + replaced > 0 ? (told.reason ?? 'other') : null,
    ...settled,
    ...(told.comment !== undefined && told.comment !== '' && { comment: told.comment }),
  };
}

function replacementOf(lineId: string, ordered: OrderedLine, told: Replacement, product: ProductFacts): PickedLine {
  const facts = lineFactsOf(product, choosePrice(product, told.quantity));
  const priceMills = thousandths(told.price);
  const weight = weightOf(facts, told.quantity, told.weight);
  const priced = { ...facts, priceMills, normalPriceMills: priceMills, promoId: null, free: ordered.free };
  const orderedTotalCents = ordered.free ? 0 : amountCents(priceMills, told.quantity, facts.conversionFactor);
  const settled = { ...priced, ordered: told.quantity, delivered: told.quantity, weight, orderedTotalCents };
  return {
    ...settled,
    lineId,
    priceKind: 'list',
    replaced: 0,
    short: 0,
    lineTotalCents: deliveredLineCents(settled),
    lots: lotsOf(told.lots),
    replaces: ordered.lineId,
    reason: null,
  };
}
