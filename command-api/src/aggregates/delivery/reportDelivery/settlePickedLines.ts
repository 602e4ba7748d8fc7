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

type ReportedLine = ReportOf<'picked'>['lines'][number];
type Replacement = ReportedLine['replacements'][number];
type SettledPicking = { readonly lines: PickedLine[]; readonly totals: PromisedTotals };

/** `delivered + replaced + short = ordered` per line. Withheld replacements count as short. */
export function settlePickedLines(
  { lines: reportedLines }: ReportOf<'picked'>,
  content: Pick<OrderContent, 'lines' | 'totals'>,
  products: ReadonlyMap<string, ProductFacts>,
  consent: ConsentFacts,
): SettledPicking | Rejection {
  const byLine = new Map(reportedLines.map((line) => [line.line_id, line]));
  if (byLine.size < reportedLines.length) return { rejected: 'delivery.contradicts_itself' };
  const lineIds = new Set(content.lines.map(({ lineId }) => lineId));
  const unknown = reportedLines.find(({ line_id: lineId }) => !lineIds.has(lineId));
  if (unknown) return { rejected: 'delivery.line_unknown', parameters: { line: unknown.line_id } };
  const picked: PickedLine[] = [];
  const replacing: PickedLine[] = [];
  let nextId = content.lines.reduce((most, { lineId }) => (BigInt(lineId) > most ? BigInt(lineId) : most), 0n);
  for (const orderedLine of content.lines) {
    const line = byLine.get(orderedLine.lineId);
    if (!line) return { rejected: 'delivery.line_missing', parameters: { line: orderedLine.lineId } };
    const acceptedReplacements: PickedLine[] = [];
    const withheld: WithheldLine[] = [];
    let replacedThousandths = 0;
    for (const each of line.replacements) {
      const product = products.get(each.article_number);
      if (!product) return { rejected: 'delivery.article_unknown', parameters: { article: each.article_number } };
      nextId += 1n;
      const instead = replacementOf(String(nextId), orderedLine, each, product);
      const { articleNumber, delivered: quantity } = instead;
      const offered = { articleNumber, quantity, price: each.price, replaces: each.replaces };
      const verdict = consentTo(orderedLine, offered, consent);
      if (verdict !== 'take') withheld.push({ ...verdict, replaces: each.replaces, line: instead });
      else {
        acceptedReplacements.push({ ...instead, standsFor: each.replaces });
        replacedThousandths += thousandths(each.replaces);
      }
    }
    const result = pickedLineOf(orderedLine, line, replacedThousandths / 1000);
    if ('rejected' in result) return result;
    picked.push(withheld.length > 0 ? { ...result, withheld } : result);
    replacing.push(...acceptedReplacements);
  }
  const lines = [...picked, ...replacing];
  return { lines, totals: { rulesVersion, approximate: false, ...settleDelivery(lines, content.totals) } };
}

const lotsOf = (lots: ReportedLine['lots']): DeliveredLot[] =>
  lots.map(({ lot, best_before: bestBefore, quantity }) => ({ lot, bestBefore, quantity }));

const weightOf = (
  line: Pick<OrderedLine, 'weightArticle' | 'conversionFactor'>,
  quantity: number,
  weight: number | null,
): number | null => (line.weightArticle ? (weight ?? thousandths(quantity * line.conversionFactor) / 1000) : null);

function pickedLineOf(orderedLine: OrderedLine, reportedLine: ReportedLine, replaced: number): PickedLine | Rejection {
  const { lineId } = orderedLine;
  if (reportedLine.article_number !== orderedLine.articleNumber)
    return { rejected: 'delivery.article_differs', parameters: { line: lineId, article: orderedLine.articleNumber } };
  const offered = reportedLine.replacements.reduce((sum, { replaces }) => sum + thousandths(replaces), 0) / 1000;
  const short = shortOf(orderedLine.quantity, reportedLine.delivered, replaced);
  if (shortOf(orderedLine.quantity, reportedLine.delivered, offered) < 0)
    return { rejected: 'delivery.more_than_ordered', parameters: { line: lineId } };
  if (reportedLine.weight !== null && (!orderedLine.weightArticle || reportedLine.delivered === 0))
    return { rejected: 'delivery.contradicts_itself' };
  const { quantity, lineTotalCents: orderedTotalCents, ...facts } = orderedLine;
  const weight = weightOf(orderedLine, reportedLine.delivered, reportedLine.weight);
  const deliveredLine = { ordered: quantity, delivered: reportedLine.delivered, weight, orderedTotalCents, ...facts };
  return {
    replaced,
    short,
    lineTotalCents: deliveredLineCents(deliveredLine),
    lots: lotsOf(reportedLine.lots),
    reason: short + replaced > 0 ? (reportedLine.reason ?? 'other') : null,
    ...deliveredLine,
    ...(reportedLine.comment !== undefined && reportedLine.comment !== '' && { comment: reportedLine.comment }),
  };
}

function replacementOf(
  lineId: string,
  orderedLine: OrderedLine,
  replacement: Replacement,
  product: ProductFacts,
): PickedLine {
  const facts = lineFactsOf(product, choosePrice(product, replacement.quantity));
  const priceMills = thousandths(replacement.price);
  const weight = weightOf(facts, replacement.quantity, replacement.weight);
  const priced = { ...facts, priceMills, normalPriceMills: priceMills, promoId: null, free: orderedLine.free };
  const orderedTotalCents = orderedLine.free
    ? 0
    : amountCents(priceMills, replacement.quantity, facts.conversionFactor);
  const deliveredLine = {
    ...priced,
    ordered: replacement.quantity,
    delivered: replacement.quantity,
    weight,
    orderedTotalCents,
  };
  return {
    ...deliveredLine,
    lineId,
    priceKind: 'list',
    replaced: 0,
    short: 0,
    lineTotalCents: deliveredLineCents(deliveredLine),
    lots: lotsOf(replacement.lots),
    replaces: orderedLine.lineId,
    reason: null,
  };
}
