import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { planOf, type PlanDraft } from './planDraft.ts';

/** Days and service change together: mixing two people's choices fits neither. */
type Round = Pick<PlanDraft, 'kind' | 'weekdays' | 'days' | 'service' | 'window'>;

/** Unsaved changes; the rest follows the stored plan. */
export type PlanEdits = {
  readonly round?: Round;
  readonly lead_workdays?: number;
  readonly on_closed_day?: PlanDraft['on_closed_day'];
  readonly quantities: PlanDraft['quantities'];
};

export const noEdits: PlanEdits = { quantities: {} };

/** Stored plan plus edits, without articles that left the list. */
export function draftWith(stored: PlanDraft, { round, quantities, ...rest }: PlanEdits): PlanDraft {
  const kept = Object.entries(quantities).filter(([article]) => article in stored.quantities);
  return { ...stored, ...round, ...rest, quantities: { ...stored.quantities, ...Object.fromEntries(kept) } };
}

/** `draft` is the form at the time of the change. */
export function withChange(edits: PlanEdits, draft: PlanDraft, changed: Partial<PlanDraft>): PlanEdits {
  const { quantities, lead_workdays: lead, on_closed_day: closed, ...moved } = changed;
  const { kind, weekdays, days, service, window } = { ...draft, ...moved };
  return {
    ...edits,
    ...(Object.keys(moved).length > 0 && { round: { kind, weekdays, days, service, window } }),
    ...(lead !== undefined && { lead_workdays: lead }),
    ...(closed !== undefined && { on_closed_day: closed }),
    quantities: { ...edits.quantities, ...quantities },
  };
}

const chosenDays = ({ kind, weekdays, days }: PlanDraft) =>
  (kind === 'weekly' ? weekdays : days).map(String).toSorted();

export const haveSameDates = (one: PlanDraft, other: PlanDraft): boolean =>
  one.kind === other.kind &&
  one.service === other.service &&
  one.window === other.window &&
  one.lead_workdays === other.lead_workdays &&
  one.on_closed_day === other.on_closed_day &&
  JSON.stringify(chosenDays(one)) === JSON.stringify(chosenDays(other));

export function isSameDraft(one: PlanDraft, other: PlanDraft): boolean {
  const articles = new Set([...Object.keys(one.quantities), ...Object.keys(other.quantities)]);
  return (
    haveSameDates(one, other) && [...articles].every((article) => one.quantities[article] === other.quantities[article])
  );
}

export type PlanFault = 'empty' | 'noDay' | 'nothing';

/** Null if it can be saved. */
export function faultOf(draft: PlanDraft, lines: readonly WishListLine[]): PlanFault | null {
  if (lines.every(({ product }) => product === null)) return 'empty';
  if (planOf(draft) === null) return 'noDay';
  return Object.values(draft.quantities).every((quantity) => quantity === 0) ? 'nothing' : null;
}
