import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { unnamedChanges, type ChangedLine } from '@talloor/events/order/orderChanges.ts';
import type { OrderVersion } from '@talloor/events/order/changeState.ts';
import { versionsOf } from '@talloor/events/order/orderVersions.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { amountForLimit, isAboveLimit } from '@talloor/rules/account/approval.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { contentOfAssessment, lostFreeArticles } from '@talloor/rules/basket/contentOfView.ts';
import { assessDraft } from '@talloor/rules/order/assessDraft.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import { quantitiesWithDraft, type DraftQuantities } from '@talloor/rules/order/quantitiesWithDraft.ts';
import { problemOfBlocker } from '../../../ordering/problemOfBlocker.ts';
import { promisedLines, promisedTotalsOf, type UnnumberedLine } from '../../../ordering/promiseOf.ts';
import { orderingForbidden, type OrderingFacts } from '../../../ordering/orderingFacts.ts';
import { changeForbidden, conflictsOf, holdAt, inUse, type PlacedOrder } from '../changes/changeForbidden.ts';
import { draftFactsOf, type WorldFacts } from '../changes/draftFacts.ts';

export type SubmitChanges = {
  readonly userId: string;
  readonly holderName: string;
  readonly modificationId: string | null;
  /** Null when not sent or hidden. */
  readonly amountToPayCents: number | null;
  /** `contentOfView` of the shown order. */
  readonly shown?: string | null;
  /** `deadline`: automatic, judged before the deadline. */
  readonly cause: 'user' | 'deadline';
  /** Shown version. */
  readonly seenVersion?: number | null;
};

/** Judged as a whole. A rejection keeps the draft; repeats are silent. */
export function decideSubmitChanges(
  command: SubmitChanges,
  state: OrderState,
  facts: WorldFacts & OrderingFacts,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { userId, modificationId, cause } = command;
  if (modificationId !== null && state.versions.some((version) => version.modificationId === modificationId)) return [];
  const forbidden = changeForbidden(state, facts.now) ?? orderingForbidden(facts);
  if (forbidden) return forbidden;
  const hold = facts.isShared === true ? null : holdAt(state, facts.now);
  if (cause === 'user' && hold !== null && hold.by !== userId) return inUse(hold, command.holderName);
  const draft = state.drafts[userId];
  if (!draft) return { rejected: 'order.nothing_changed' };
  if (modificationId !== null && draft.modificationId !== modificationId) return { rejected: 'order.changed' };
  // Without hold, only an unchanged order, so that nobody's change is undone.
  if (facts.isShared !== true && hold?.by !== userId && draft.baseVersion !== state.version)
    return { rejected: 'order.not_held' };
  const [conflict] = conflictsOf(state, userId);
  if (conflict !== undefined) return { rejected: 'order.line_conflict', parameters: { article_number: conflict } };

  const changes = changedLines(state, draft.draftQuantities, facts.products);
  if (changes.length === 0) return { rejected: 'order.nothing_changed' };
  if (quantitiesWithDraft(state.content.lines, draft.draftQuantities).size === 0)
    return { rejected: 'order.no_lines_left' };
  const assessment = assessDraft(draftFactsOf(state, draft, facts));
  const [blocker] = assessment.blockers;
  if (blocker) return { rejected: problemOfBlocker(blocker.code), parameters: blocker.parameters };
  // Others' submissions change amount and lines unseen; what is free still has to be there.
  const isOvertaken = facts.isShared === true && (command.seenVersion ?? state.version) < state.version;
  const isKept = isOvertaken
    ? lostFreeArticles(command.shown ?? '', assessment.freeLines).length === 0
    : isShown(command, assessment);
  if (!isKept) return { rejected: 'order.changed' };
  // No change exceeds the user's limit or adds articles to an approved order (ADR 0108).
  const isMore =
    amountForLimit(assessment) > amountForLimit(state.content.totals) ||
    changes.some(({ quantity, previousQuantity }) => quantity > previousQuantity);
  if (isMore && isAboveLimit(facts.orderLimitCents, assessment)) return { rejected: 'approval.above_limit' };

  const lines = numberLines(state, assessment, facts.products);
  const equalVersion = versionLike(state, lines);
  return [
    {
      type: 'OrderModificationSubmitted',
      data: {
        modificationId: draft.modificationId,
        version: state.version + 1,
        submittedBy: userId,
        submittedAt: cause === 'deadline' ? state.content.changeDeadline : facts.now.toISOString(),
        cause,
        ...(equalVersion !== null && { wentBackTo: equalVersion }),
        lines,
        totals: promisedTotalsOf(assessment),
        changed: [...unnamedChanges(lines, changes)],
        previousPayableCents: state.content.totals.payableCents,
      },
    },
  ];
}

const isShown = ({ amountToPayCents, shown = null }: SubmitChanges, assessment: BasketAssessment): boolean =>
  (amountToPayCents === null || amountToPayCents === assessment.payableCents) &&
  (shown === null || shown === contentOfAssessment(assessment));

export function changedLines(
  { content }: Pick<PlacedOrder, 'content'>,
  draftQuantities: DraftQuantities,
  products: ReadonlyMap<string, ProductFacts>,
): ChangedLine[] {
  const orderedLines = paidLines(content.lines);
  return Object.entries(draftQuantities).flatMap(([articleNumber, quantity]) => {
    const line = orderedLines.get(articleNumber);
    const previousQuantity = line?.quantity ?? 0;
    const product = products.get(articleNumber);
    if (quantity === previousQuantity || (!line && !product)) return [];
    const unit = product && (product.orderableByOrderUnit ? product.orderUnit : product.salesUnit);
    return [
      {
        articleNumber,
        name: line?.name ?? product?.name ?? { nl: '', fr: '' },
        unit: line?.unit ?? unit ?? { nl: '', fr: '' },
        previousQuantity,
        quantity,
      },
    ];
  });
}

/** Articles keep their line ids; unchanged lines keep their promise. */
function numberLines(
  order: PlacedOrder,
  assessment: BasketAssessment,
  products: ReadonlyMap<string, ProductFacts>,
): OrderedLine[] {
  const { content } = order;
  const paid = paidLines(content.lines);
  const keyOf = (line: UnnumberedLine) => `${line.articleNumber} ${line.promoId ?? ''}`;
  const free = new Map(content.lines.filter((line) => line.free).map((line) => [keyOf(line), line]));
  // Line ids of earlier versions are not reused.
  let last = Math.max(...content.lines.map((line) => Number(line.lineId)), versionsOf(order).length * firstFreshId);
  return promisedLines(assessment, products).map((line) => {
    const previousLine = line.free ? free.get(keyOf(line)) : paid.get(line.articleNumber);
    if (previousLine?.quantity === line.quantity) return previousLine;
    return { lineId: previousLine?.lineId ?? String(++last), ...line };
  });
}

/** The second version numbers from here. */
const firstFreshId = 10_000;

function versionLike(order: PlacedOrder, lines: readonly OrderedLine[]): number | null {
  const linesByArticle = paidLines(lines);
  const isAlike = ({ lines: versionLines }: OrderVersion) =>
    versionLines.length === linesByArticle.size &&
    versionLines.every((line) => linesByArticle.get(line.articleNumber)?.quantity === line.quantity);
  return versionsOf(order).findLast(isAlike)?.version ?? null;
}
