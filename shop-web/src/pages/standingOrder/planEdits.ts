import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { planOf, type PlanDraft } from './planDraft.ts';

/** Days and service change together: mixing two people's choices fits neither. */
type Round = Pick<PlanDraft, 'kind' | 'weekdays' | 'days' | 'service' | 'window'>;

/** The rest follows the stored plan. */
export type PlanEdits = {
  readonly round?: Round;
  readonly lead_workdays?: number;
  readonly on_closed_day?: PlanDraft['on_closed_day'];
  readonly quantities: PlanDraft['quantities'];
};

export const noEdits: PlanEdits = { quantities: {} };

/** Without articles that left the list. */
export function draftWith(storedDraft: PlanDraft, { round, quantities, ...rest }: PlanEdits): PlanDraft {
  const keptQuantities = Object.entries(quantities).filter(([article]) => article in storedDraft.quantities);
  return {
    ...storedDraft,
    ...round,
    ...rest,
    quantities: { ...storedDraft.quantities, ...Object.fromEntries(keptQuantities) },
  };
}

export function withChange(edits: PlanEdits, draft: PlanDraft, changes: Partial<PlanDraft>): PlanEdits {
  const { quantities, lead_workdays: lead, on_closed_day: onClosedDay, ...roundChanges } = changes;
  const { kind, weekdays, days, service, window } = { ...draft, ...roundChanges };
  return {
    ...edits,
    ...(Object.keys(roundChanges).length > 0 && { round: { kind, weekdays, days, service, window } }),
    ...(lead !== undefined && { lead_workdays: lead }),
    ...(onClosedDay !== undefined && { on_closed_day: onClosedDay }),
    quantities: { ...edits.quantities, ...quantities },
  };
}

const chosenDays = ({ kind, weekdays, days }: PlanDraft) =>
  (kind === 'weekly' ? weekdays : days).map(String).toSorted();

export const haveSameDates = (first: PlanDraft, second: PlanDraft): boolean =>
  first.kind === second.kind &&
  first.service === second.service &&
  first.window === second.window &&
  first.lead_workdays === second.lead_workdays &&
  first.on_closed_day === second.on_closed_day &&
  JSON.stringify(chosenDays(first)) === JSON.stringify(chosenDays(second));

export function isSameDraft(first: PlanDraft, second: PlanDraft): boolean {
  const articles = new Set([...Object.keys(first.quantities), ...Object.keys(second.quantities)]);
  return (
    haveSameDates(first, second) &&
    [...articles].every((article) => first.quantities[article] === second.quantities[article])
  );
}

export type PlanFault = 'empty' | 'noDay' | 'nothing';

export function faultOf(draft: PlanDraft, lines: readonly WishListLine[]): PlanFault | null {
  if (lines.every(({ product }) => product === null)) return 'empty';
  if (planOf(draft) === null) return 'noDay';
  return Object.values(draft.quantities).every((quantity) => quantity === 0) ? 'nothing' : null;
}
