import { inputDay } from '@talloor/contracts/shapes.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { returnedQuantityOf } from '@talloor/events/delivery/returns.ts';
import type { DeliveryState, KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import type { ReturnLine, ReturnReason, ReturnRequest } from '@talloor/events/return/values.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';

export type RequestedLine = {
  /** Null when only the article is known. */
  readonly lineId: string | null;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly bestBefore: string | null;
  readonly comment: string;
};
export type RequestReturn = Pick<
  ReturnRequest,
  'returnId' | 'customerNumber' | 'requestedBy' | 'language' | 'contact'
> & {
  readonly deliveredOn: string;
  readonly lines: readonly RequestedLine[];
};
export type RequestReturnFacts = Pick<ReturnRequest, 'address' | 'addressOf'> & {
  readonly known: ReadonlySet<string>;
};

/**
 * Spec after-ordering §5. On the delivery's stream, so that concurrent requests stay within delivered minus
 * returning.
 */
export function decideRequestReturn(
  command: RequestReturn,
  state: DeliveryState,
  { address, addressOf, known: existingArticles }: RequestReturnFacts,
): Decision<DeliveryEvent> {
  const { returnId, customerNumber, requestedBy, language, contact, deliveredOn } = command;
  if (state.status === 'none' || state.plan.customerNumber !== customerNumber || state.dispatchedAt === null)
    return { rejected: 'delivery_note.not_found' };
  if (state.deliveredAt === null) return { rejected: 'return.not_delivered' };
  if (![state.plan.day, dayAt(Date.parse(state.deliveredAt))].includes(deliveredOn)) return invalidDate(deliveredOn);
  const lines: ReturnLine[] = [];
  for (const requestedLine of command.lines) {
    const line = existingArticles.has(requestedLine.articleNumber) ? lineOn(state, requestedLine, lines) : null;
    if (line === null)
      return { rejected: 'return.unknown_article', parameters: { article: requestedLine.articleNumber } };
    if (line === undefined)
      return { rejected: 'return.article_not_on_note', parameters: { article: requestedLine.articleNumber } };
    const remaining = remainingQuantity(state, line, lines);
    const parameters = { article: requestedLine.articleNumber, left: remaining };
    if (remaining <= 0) return { rejected: 'return.nothing_left', parameters };
    if (requestedLine.quantity > remaining) return { rejected: 'return.quantity_exceeded', parameters };
    if (!isCountedAs(line, requestedLine.quantity))
      return { rejected: 'return.whole_pieces', parameters: { article: requestedLine.articleNumber } };
    const { bestBefore } = requestedLine;
    if (bestBefore !== null && !inputDay.safeParse(bestBefore).success) return invalidDate(bestBefore);
    const { lineId, articleNumber, name, unit } = line;
    const { quantity, reason, comment } = requestedLine;
    lines.push({ lineId, articleNumber, name, unit, quantity, reason, bestBefore, comment });
  }
  const { deliveryNumber, orderNumber, customerName } = state.plan;
  const requestHeader = { returnId, deliveryNumber, orderNumber, customerNumber, customerName, requestedBy, language };
  return [
    { type: 'DeliveryReturnRequested', data: { ...requestHeader, deliveredOn, contact, address, addressOf, lines } },
  ];
}

/** Pieces return whole; broken packs and weighed articles in parts. */
const isCountedAs = ({ weightArticle, delivered }: PickedLine, quantity: number): boolean =>
  weightArticle || !Number.isInteger(delivered) || Number.isInteger(quantity);

const invalidDate = (date: string): Rejection => ({ rejected: 'return.invalid_date', parameters: { date } });

type Claimed = readonly { readonly lineId: string; readonly quantity: number }[];

/** Delivered minus returning, minus earlier lines of this request. */
export function remainingQuantity(
  state: KnownDelivery,
  line: Pick<PickedLine, 'lineId' | 'delivered'>,
  claimedLines: Claimed,
): number {
  const earlierLines = claimedLines.filter(({ lineId }) => lineId === line.lineId);
  const earlierThousandths = earlierLines.reduce((sum, { quantity }) => sum + thousandths(quantity), 0);
  return (
    (thousandths(line.delivered) - thousandths(returnedQuantityOf(state.returns, line.lineId)) - earlierThousandths) /
    1000
  );
}

function lineOn(state: KnownDelivery, requestedLine: RequestedLine, claimedLines: Claimed): PickedLine | undefined {
  const lines = (state.picked?.lines ?? []).filter((line) => line.articleNumber === requestedLine.articleNumber);
  if (requestedLine.lineId !== null) return lines.find(({ lineId }) => lineId === requestedLine.lineId);
  return lines.find((line) => remainingQuantity(state, line, claimedLines) >= requestedLine.quantity) ?? lines[0];
}
