import type { BasketLine } from '@talloor/events/basket/state.ts';
import type {
  StandingDateMissed,
  StandingDifference,
  StandingOrderEvent,
} from '@talloor/events/standingOrder/events.ts';
import type { DueDate, StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';

export type DueOutcome =
  | {
      readonly kind: 'made';
      readonly basketId: string;
      readonly lines: readonly BasketLine[];
      readonly differences: readonly StandingDifference[];
    }
  | {
      readonly kind: 'missed';
      readonly reason: Exclude<StandingDateMissed['reason'], 'closed'>;
      readonly differences: readonly StandingDifference[];
      readonly isListGone?: boolean;
    };

/** Pauses without order rights. */
export function decideRecordStandingBasket(
  due: DueDate,
  outcome: DueOutcome,
  state: StandingOrderState,
  now: Date,
): Decision<StandingOrderEvent> {
  if (state.status === 'none' || state.due?.day !== due.day) return [];
  const { day, delivery, closure } = due;
  if (outcome.kind === 'missed') {
    const { reason, differences } = outcome;
    const missedEvent: StandingOrderEvent = {
      type: 'StandingOrderDateMissed',
      data: { day, reason, closure, differences: [...differences] },
    };
    // Set while its list was deleted, so nobody else can end it.
    if (outcome.isListGone && state.status === 'set')
      return [missedEvent, { type: 'StandingOrderEnded', data: { reason: 'list_deleted' } }];
    const isBarred = reason === 'account' || reason === 'customer';
    if (!isBarred || state.status !== 'set' || state.pausedUntil === null) return [missedEvent];
    return [missedEvent, { type: 'StandingOrderPaused', data: { at: now.toISOString(), until: null, reason } }];
  }
  const { basketId, lines } = outcome;
  const { lastBasket } = state;
  const prices = lines.flatMap(({ articleNumber, name, priceMills }): StandingDifference[] => {
    const before = lastBasket?.prices[articleNumber];
    if (before === undefined || before === priceMills) return [];
    return [{ kind: 'price', articleNumber, name, beforeMills: before, afterMills: priceMills }];
  });
  const madeEvent: StandingOrderEvent = {
    type: 'StandingOrderBasketMade',
    data: {
      day,
      basketId,
      delivery,
      closure,
      lines: lines.map(({ articleNumber, name, unit, quantity, priceMills, conversionFactor, weightArticle }) => ({
        articleNumber,
        name,
        unit,
        quantity,
        priceMills,
        conversionFactor,
        weightArticle,
      })),
      differences: [...outcome.differences, ...prices],
      subtotalCents: lines.reduce(
        (sum, line) => sum + amountCents(line.priceMills, line.quantity, line.conversionFactor),
        0,
      ),
      approximate: lines.some((line) => line.weightArticle),
      rulesVersion,
      previous: lastBasket && { day: lastBasket.day, subtotalCents: lastBasket.subtotalCents },
    },
  };
  return [madeEvent];
}
