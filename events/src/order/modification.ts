import { z } from 'zod';
import { orderedLine, type OrderedLine } from '../basket/events.ts';
import { defineEvent } from '../defineEvent.ts';
import { replacementChoice } from '../replacementChoice.ts';
import { handoverEvents } from './handover.ts';
import { bilingual, cents, digits, instant, lineFacts, promisedTotals, quantity } from '../values.ts';

/** What becomes of a draft that nobody has sent when the order closes. */
export const unsentChoice = z.enum(['drop', 'send']);
export type UnsentChoice = z.output<typeof unsentChoice>;

/** How one article differs between two versions of an order; 0 is not in it. */
export const changedLine = z.object({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  previousQuantity: quantity,
  quantity,
});
export type ChangedLine = z.output<typeof changedLine>;

/** The same in an event that carries the order's lines: what stands in those is named there and not again. */
const changedArticle = changedLine.partial({ name: true, unit: true });
type Change = {
  readonly lines: readonly Pick<OrderedLine, 'articleNumber' | 'name' | 'unit'>[];
  readonly changed: readonly z.output<typeof changedArticle>[];
};

/** Leaves out the names that the lines of the same event carry. */
export function unnamedChanges(lines: Change['lines'], changed: readonly ChangedLine[]): Change['changed'] {
  const named = new Set(lines.map((line) => line.articleNumber));
  return changed.map((line) => {
    if (!named.has(line.articleNumber)) return line;
    const { articleNumber, previousQuantity, quantity } = line;
    return { articleNumber, previousQuantity, quantity };
  });
}

/** How a version differs from the one before, each article with its name. */
export function namedChanges({ lines, changed }: Change): ChangedLine[] {
  const named = new Map(lines.map((line) => [line.articleNumber, line]));
  return changed.map(({ articleNumber, name, unit, previousQuantity, quantity }) => {
    const line = named.get(articleNumber);
    return {
      articleNumber,
      name: name ?? line?.name ?? nameless,
      unit: unit ?? line?.unit ?? nameless,
      previousQuantity,
      quantity,
    };
  });
}

const nameless = { nl: '', fr: '' };

/**
 * How an open order is changed (spec after-ordering §4): somebody holds it, notes wishes in a draft of their own, and sends them
 * as one event that carries all lines. A hold ends by the clock; the draft outlives it.
 */
export const modificationEvents = {
  OrderModificationStarted: defineEvent(
    'OrderModificationStarted',
    z.object({
      modificationId: z.uuid(),
      startedBy: z.string(),
      heldSince: instant,
      /** The order is held for this user until then, or until its deadline; each change moves it on. */
      heldUntil: instant,
      /** The version that the draft starts from. */
      baseVersion: z.int().positive(),
      /** Account from whom it was taken over; null where nobody held it. */
      takenFrom: z.string().nullable(),
      /** The order is held for nobody: the customer's users change it side by side. */
      shared: z.literal(true).optional(),
    }),
  ),
  /** A wish in the draft; quantity 0 takes the article out. */
  OrderDraftLineChanged: defineEvent(
    'OrderDraftLineChanged',
    z.object({
      ...lineFacts.shape,
      modificationId: z.uuid(),
      changedBy: z.string(),
      heldSince: instant,
      heldUntil: instant,
      quantity,
      previousQuantity: quantity,
      /** The version of the order that was shown to who wished it; absent where it was the last. */
      seenVersion: z.int().positive().optional(),
    }),
  ),
  OrderUnsentDraftChosen: defineEvent(
    'OrderUnsentDraftChosen',
    z.object({ modificationId: z.uuid(), chosenBy: z.string(), choice: unsentChoice }),
  ),
  /** Whoever has not sent their changes was told by mail what becomes, or became, of them. */
  OrderUnsentDraftMailSent: defineEvent(
    'OrderUnsentDraftMailSent',
    z.object({
      modificationId: z.uuid(),
      /** `announced`: before the deadline; `refused`: they were to be sent by themselves, and could not be. */
      kind: z.enum(['announced', 'refused']),
      changeDeadline: instant,
      language: z.enum(['nl', 'fr']),
      recipientCount: z.int().positive(),
      messageId: z.string(),
    }),
  ),
  OrderHoldExtended: defineEvent(
    'OrderHoldExtended',
    z.object({ modificationId: z.uuid(), extendedBy: z.string(), heldSince: instant, heldUntil: instant }),
  ),
  /** The order as it stands from now on, whole. */
  OrderModificationSubmitted: defineEvent(
    'OrderModificationSubmitted',
    z.object({
      modificationId: z.uuid(),
      /** 2 for the first change of an order. */
      version: z.int().min(2),
      submittedBy: z.string(),
      submittedAt: instant,
      /** `deadline`: sent by itself when the order closed, as its user had chosen. */
      cause: z.enum(['user', 'deadline']),
      /** The version that it goes back to; absent where it does not. */
      wentBackTo: z.int().positive().optional(),
      /** Why the office changed it in the customer's place, a code; absent where the customer did. */
      reason: z.string().min(1).max(40).optional(),
      lines: z.array(orderedLine).min(1),
      totals: promisedTotals,
      changed: z.array(changedArticle),
      previousPayableCents: cents,
    }),
  ),
  /** The draft is gone. */
  OrderModificationCancelled: defineEvent(
    'OrderModificationCancelled',
    z.object({
      modificationId: z.uuid(),
      cancelledBy: z.string(),
      cause: z.enum(['user', 'deadline', 'order_cancelled']),
      /** Whether its user held the order then. */
      endsHold: z.boolean(),
      /** Why what was to be sent by itself could not be; null where nothing was to be sent. */
      refused: z.string().nullable(),
      /** Account whose changes they were; absent where that is `cancelledBy`. */
      draftOf: z.string().optional(),
      /** What was to be sent by itself and was refused; absent where nothing was. */
      wished: z.array(changedLine).optional(),
    }),
  ),
  /** Nothing is changed any more. `effectiveAt` is the deadline, however late it was noted. */
  OrderClosedForChanges: defineEvent('OrderClosedForChanges', z.object({ effectiveAt: instant })),
  OrderCancelled: defineEvent(
    'OrderCancelled',
    z.object({
      cancelledBy: z.string(),
      cancelledAt: instant,
      lines: z.array(z.object({ lineId: digits, articleNumber: digits })),
      /** Why, from the list of who cancelled it; absent where no reason was given. */
      reason: z.string().min(1).max(40).optional(),
    }),
  ),
  /** The office, or the ERP, keeps customers from changing it for a while. */
  OrderLocked: defineEvent(
    'OrderLocked',
    z.object({ lockedBy: z.string(), reason: z.string().min(1).max(200), until: instant.nullable() }),
  ),
  OrderUnlocked: defineEvent('OrderUnlocked', z.object({ unlockedBy: z.string(), reason: z.string().max(200) })),
  OrderDeadlineExtended: defineEvent(
    'OrderDeadlineExtended',
    z.object({
      extendedBy: z.string(),
      previousDeadline: instant,
      changeDeadline: instant,
      reason: z.string().min(1).max(200),
    }),
  ),
  /** What the buyer wants where an article of the order falls short; null is what holds for the customer (ADR 0124). */
  OrderLineReplacementChosen: defineEvent(
    'OrderLineReplacementChosen',
    z.object({
      articleNumber: digits,
      chosenBy: z.string(),
      choice: replacementChoice.nullable(),
      previous: replacementChoice.nullable(),
    }),
  ),
  /** What may still be done with a line, as the ERP says. */
  OrderLineRestricted: defineEvent(
    'OrderLineRestricted',
    z.object({
      lineId: digits,
      articleNumber: digits,
      mayChange: z.boolean(),
      mayDecrease: z.boolean(),
      mayIncrease: z.boolean(),
      reason: z.enum(['ordered_at_supplier', 'in_preparation', 'other']),
    }),
  ),
  ...handoverEvents,
};
