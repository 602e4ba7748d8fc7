import { deliveredLineState } from '@talloor/events/delivery/state.ts';
import type { PickedLine, WithheldLine } from '@talloor/events/delivery/values.ts';
import { deliveredPercentage } from '@talloor/rules/deliveryNote/settleDelivery.ts';
import { eurosOfCents, eurosOfMills, thousandths } from '@talloor/rules/money/rounding.ts';
import type { DeliveredLineRow, WithheldRow } from '../../tables/deliveries.ts';

export const deliveredLineRow = (line: PickedLine): DeliveredLineRow => ({
  line_id: line.lineId,
  article_number: line.articleNumber,
  name: line.name,
  brand: line.brand,
  unit: line.unit,
  ordered: line.ordered,
  delivered: line.delivered,
  replaced: line.replaced,
  short: line.short,
  percentage: deliveredPercentage(line),
  state: deliveredLineState(line),
  reason: line.reason,
  ...(line.comment !== undefined && { comment: line.comment }),
  replaces: line.replaces ?? null,
  is_weight_article: line.weightArticle,
  expected_weight: line.weightArticle ? thousandths(line.ordered * line.conversionFactor) / 1000 : null,
  weight: line.weight,
  lots: line.lots.map(({ lot, bestBefore, quantity }) => ({ lot, best_before: bestBefore, quantity })),
  price_per_unit: eurosOfMills(line.priceMills),
  total_excl_vat: eurosOfCents(line.lineTotalCents),
  ordered_total: eurosOfCents(line.orderedTotalCents),
  tax_percentage: line.vatRate,
  deposit: eurosOfMills(line.depositMills),
  is_free: line.free,
  ...(line.withheld && { withheld: line.withheld.map(withheldRow) }),
});

const withheldRow = ({ why, replaces, answerUntil, line }: WithheldLine): WithheldRow => ({
  line_id: line.lineId,
  article_number: line.articleNumber,
  name: line.name,
  unit: line.unit,
  quantity: line.delivered,
  replaces,
  why,
  answer_until: answerUntil ?? null,
  total_excl_vat: eurosOfCents(line.lineTotalCents),
});
