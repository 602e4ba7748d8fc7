import { z } from 'zod';
import { orderedLine, type OrderedLine } from '../basket/events.ts';
import { defineEvent } from '../defineEvent.ts';
import { replacementChoice } from '../replacementChoice.ts';
import { handoverEvents } from './handover.ts';
import { bilingual, cents, digits, instant, lineFacts, promisedTotals, quantity } from '../values.ts';
import { within } from '../within.ts';

/** What happens to an unsent draft when the order closes. */
export const unsentChoice = z.enum(['drop', 'send']);
export type UnsentChoice = z.output<typeof unsentChoice>;

/** Quantities of two versions; 0 means absent. */
export const changedLine = z.object({
  articleNumber: digits,
  name: bilingual,
  unit: bilingual,
  previousQuantity: quantity,
  quantity,
});
export type ChangedLine = z.output<typeof changedLine>;

/** Name and unit are omitted when the event's lines carry them. */
const changedArticle = changedLine.partial({ name: true, unit: true });
type Change = {
  readonly lines: readonly Pick<OrderedLine, 'articleNumber' | 'name' | 'unit'>[];
  readonly changed: readonly z.output<typeof changedArticle>[];
};

export function unnamedChanges(lines: Change['lines'], changedLines: readonly ChangedLine[]): Change['changed'] {
  const namedArticles = new Set(lines.map((line) => line.articleNumber));
  return changedLines.map((line) => {
    if (!namedArticles.has(line.articleNumber)) return line;
    const { articleNumber, previousQuantity, quantity } = line;
    return { articleNumber, previousQuantity, quantity };
  });
}

/** Each article has its name. */
export function namedChanges({ lines, changed: changedLines }: Change): ChangedLine[] {
  const linesByArticle = new Map(lines.map((line) => [line.articleNumber, line]));
  return changedLines.map(({ articleNumber, name, unit, previousQuantity, quantity }) => {
    const line = linesByArticle.get(articleNumber);
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

/** Spec after-ordering §4: the hold expires; the draft stays. */
export const changeEvents = {
  OrderModificationStarted: defineEvent(
    'OrderModificationStarted',
    z.object({
      modificationId: z.uuid(),
      startedBy: z.string(),
      heldSince: instant,
      /** Expiry of the hold, at most the deadline; each draft change extends it. */
      heldUntil: instant,
      baseVersion: z.int().positive(),
      takenFrom: z.string().nullable(),
      /** Users change the order side by side. */
      shared: z.literal(true).optional(),
    }),
  ),
  /** Quantity 0 removes the article. */
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
      /** Version shown to the user; absent for the latest. */
      seenVersion: z.int().positive().optional(),
    }),
  ),
  OrderUnsentDraftChosen: defineEvent(
    'OrderUnsentDraftChosen',
    z.object({ modificationId: z.uuid(), chosenBy: z.string(), choice: unsentChoice }),
  ),
  OrderUnsentDraftMailSent: defineEvent(
    'OrderUnsentDraftMailSent',
    z.object({
      modificationId: z.uuid(),
      /** `announced`: before the deadline. `refused`: the automatic submit failed. */
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
  OrderModificationSubmitted: defineEvent(
    'OrderModificationSubmitted',
    z.object({
      modificationId: z.uuid(),
      /** 2 for the first change. */
      version: z.int().min(2),
      submittedBy: z.string(),
      submittedAt: instant,
      /** `deadline`: submitted automatically when the order closed. */
      cause: z.enum(['user', 'deadline']),
      /** Restored version; absent for an ordinary change. */
      wentBackTo: z.int().positive().optional(),
      /** Reason code of the office. */
      reason: z.string().min(1).max(40).optional(),
      lines: z.array(orderedLine).min(1),
      totals: promisedTotals,
      changed: z.array(changedArticle),
      previousPayableCents: cents,
    }),
  ),
  OrderModificationCancelled: defineEvent(
    'OrderModificationCancelled',
    z.object({
      modificationId: z.uuid(),
      cancelledBy: z.string(),
      cause: z.enum(['user', 'deadline', 'order_cancelled']),
      endsHold: z.boolean(),
      /** Why the automatic submit failed; null when not due. */
      refused: z.string().nullable(),
      /** Owner of the draft, if not `cancelledBy`. */
      draftOf: z.string().optional(),
      /** Lines of the failed automatic submit. */
      wished: z.array(changedLine).optional(),
    }),
  ),
  /** `effectiveAt` is the deadline, also for a late event. */
  OrderClosedForChanges: defineEvent('OrderClosedForChanges', z.object({ effectiveAt: instant })),
  OrderCancelled: defineEvent(
    'OrderCancelled',
    z.object({
      cancelledBy: z.string(),
      cancelledAt: instant,
      lines: z.array(z.object({ lineId: digits, articleNumber: digits })),
      /** Reason code from the canceller's list. */
      reason: z.string().min(1).max(40).optional(),
    }),
  ),
  OrderLocked: defineEvent(
    'OrderLocked',
    z.object({ lockedBy: z.string(), reason: z.string().min(1).max(200), until: instant.nullable() }),
  ),
  OrderUnlocked: defineEvent('OrderUnlocked', z.object({ unlockedBy: z.string(), reason: within(200) })),
  OrderDeadlineExtended: defineEvent(
    'OrderDeadlineExtended',
    z.object({
      extendedBy: z.string(),
      previousDeadline: instant,
      changeDeadline: instant,
      reason: z.string().min(1).max(200),
    }),
  ),
  /** Null: the customer's setting (ADR 0124). */
  OrderLineReplacementChosen: defineEvent(
    'OrderLineReplacementChosen',
    z.object({
      articleNumber: digits,
      chosenBy: z.string(),
      choice: replacementChoice.nullable(),
      previous: replacementChoice.nullable(),
    }),
  ),
  /** What the ERP still allows. */
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
