import type { OrderContent } from '../basket/events.ts';
import type { ChangeState, HoldAsk, OrderVersion } from './changeState.ts';
import type { OrderEvent } from './events.ts';
import { freeQuantities, orderedQuantities, versionsOf } from './orderVersions.ts';

type Event = Extract<
  OrderEvent,
  {
    type:
      | 'OrderModificationStarted'
      | 'OrderDraftLineChanged'
      | 'OrderUnsentDraftChosen'
      | 'OrderUnsentDraftMailSent'
      | 'OrderHoldExtended'
      | 'OrderModificationSubmitted'
      | 'OrderModificationCancelled'
      | 'OrderLocked'
      | 'OrderUnlocked'
      | 'OrderLineRestricted'
      | 'OrderHandoverAsked'
      | 'OrderHandoverDeclined'
      | 'OrderHoldReleased';
  }
>;

export function evolveChanges<S extends ChangeState & { content: OrderContent }>(state: S, event: Event): S {
  switch (event.type) {
    case 'OrderModificationStarted': {
      const { startedBy: by, modificationId, heldSince: since, heldUntil: until, baseVersion } = event.data;
      const previousDraft = state.drafts[by];
      const draft = {
        modificationId,
        baseVersion,
        unsent: previousDraft?.unsent ?? 'drop',
        draftQuantities: previousDraft?.draftQuantities ?? {},
        seen: previousDraft?.seen ?? {},
        ...(previousDraft?.announcedFor !== undefined && { announcedFor: previousDraft.announcedFor }),
      } as const;
      return {
        ...state,
        ...(event.data.shared !== true && { hold: { by, modificationId, since, until, asks: [] } }),
        drafts: { ...state.drafts, [by]: draft },
      };
    }
    case 'OrderDraftLineChanged': {
      const { changedBy: by, articleNumber, quantity, heldUntil: until, seenVersion = state.version } = event.data;
      const draft = state.drafts[by];
      if (!draft) return state;
      const draftQuantities = { ...draft.draftQuantities, [articleNumber]: quantity };
      const seenVersions = { ...draft.seen, [articleNumber]: seenVersion };
      const drafts = { ...state.drafts, [by]: { ...draft, draftQuantities, seen: seenVersions } };
      return { ...state, hold: extended(state, by, until), drafts };
    }
    case 'OrderUnsentDraftChosen': {
      const { chosenBy: by, choice: unsent } = event.data;
      const draft = state.drafts[by];
      return draft ? { ...state, drafts: { ...state.drafts, [by]: { ...draft, unsent } } } : state;
    }
    case 'OrderUnsentDraftMailSent': {
      const { modificationId, kind, changeDeadline: announcedFor } = event.data;
      const by = draftBy(state, modificationId);
      const draft = by === undefined ? undefined : state.drafts[by];
      if (by === undefined || !draft || kind !== 'announced') return state;
      return { ...state, drafts: { ...state.drafts, [by]: { ...draft, announcedFor } } };
    }
    case 'OrderHoldExtended':
      return { ...state, hold: extended(state, event.data.extendedBy, event.data.heldUntil) };
    case 'OrderModificationSubmitted': {
      const {
        version,
        submittedBy: by,
        submittedAt: at,
        cause,
        modificationId,
        changed: changedLines,
        lines,
        totals,
      } = event.data;
      const newVersion: OrderVersion = {
        version,
        by,
        at,
        cause,
        wentBackTo: event.data.wentBackTo ?? null,
        officeReason: event.data.reason ?? null,
        payableCents: totals.payableCents,
        lines: orderedQuantities(lines),
        freeLines: freeQuantities(lines),
        modificationId,
      };
      return {
        ...without(state, by),
        version,
        versions: [...versionsOf(state), newVersion],
        lastModificationId: modificationId,
        changedIn: withVersion(state.changedIn, changedLines, version),
      };
    }
    case 'OrderModificationCancelled': {
      const by = draftBy(state, event.data.modificationId);
      return by === undefined ? state : without(state, by);
    }
    case 'OrderLocked':
      return {
        ...state,
        lock: { reason: event.data.reason, until: event.data.until, by: event.data.lockedBy },
        hold: null,
      };
    case 'OrderUnlocked':
      return { ...state, lock: null };
    case 'OrderLineRestricted': {
      const { lineId, mayChange, mayDecrease, mayIncrease, reason } = event.data;
      const restriction = { mayChange, mayDecrease, mayIncrease, reason };
      return { ...state, restrictions: { ...state.restrictions, [lineId]: restriction } };
    }
    case 'OrderHandoverAsked': {
      const { askedBy: by, askedAt: at } = event.data;
      return asksOf(state, event.data, (asks) => [...asks, { by, at, isDeclined: false }]);
    }
    case 'OrderHandoverDeclined':
      return asksOf(state, event.data, (asks) =>
        asks.map((ask) => (event.data.askedBy.includes(ask.by) ? { ...ask, isDeclined: true } : ask)),
      );
    case 'OrderHoldReleased':
      return state.hold?.modificationId === event.data.modificationId ? { ...state, hold: null } : state;
    default:
      return event satisfies never;
  }
}

/** Requests to the given hold; none after it ended. */
function asksOf<S extends ChangeState>(
  state: S,
  { modificationId }: { readonly modificationId: string },
  change: (asks: HoldAsk[]) => HoldAsk[],
): S {
  const { hold } = state;
  if (hold?.modificationId !== modificationId) return state;
  return { ...state, hold: { ...hold, asks: change(hold.asks) } };
}

const draftBy = ({ drafts }: ChangeState, modificationId: string): string | undefined =>
  Object.entries(drafts).find(([, draft]) => draft.modificationId === modificationId)?.[0];

function withVersion(
  lastChanges: ChangeState['changedIn'],
  changedLines: readonly { readonly articleNumber: string }[],
  version: number,
): ChangeState['changedIn'] {
  const next = { ...lastChanges };
  for (const { articleNumber } of changedLines) next[articleNumber] = version;
  return next;
}

const extended = ({ hold }: ChangeState, by: string, until: string): ChangeState['hold'] =>
  hold?.by === by ? { ...hold, until } : hold;

function without<S extends ChangeState>(state: S, by: string): S {
  const { [by]: _, ...drafts } = state.drafts;
  return { ...state, drafts, hold: state.hold?.by === by ? null : state.hold };
}
