import type { OrderContent, OrderedLine } from '../basket/events.ts';
import type { OrderEvent } from './events.ts';
import type { UnsentChoice } from './modification.ts';

/** What a user wants of an order and has not sent. */
export type OrderDraft = {
  modificationId: string;
  baseVersion: number;
  unsent: UnsentChoice;
  /** Quantity by article number; 0 takes it out. What is not named stays as the order has it. */
  wishes: Readonly<Record<string, number>>;
  /** The version that each was wished of, by article number: what another changed since is asked about. */
  seen: Record<string, number>;
  /** The deadline before which its user was told by mail what becomes of it; absent where they were not. */
  announcedFor?: string;
};

/** Who holds an order; it counts until `until` by the clock, which the one who decides is given. */
export type OrderHold = {
  by: string;
  modificationId: string;
  since: string;
  until: string;
  /** Who asked for it, first to last. */
  asks: HoldAsk[];
};

/** Somebody asks who holds an order for it. */
export type HoldAsk = { by: string; at: string; isDeclined: boolean };

/** A version as it can be compared with others and gone back to. */
export type OrderVersion = {
  version: number;
  by: string;
  at: string;
  cause: 'placed' | 'user' | 'deadline';
  wentBackTo: number | null;
  /** Why the office made it in the customer's place; null where the customer did. */
  officeReason: string | null;
  payableCents: number;
  lines: { articleNumber: string; quantity: number }[];
  /** The changes that made it; null of the first. */
  modificationId: string | null;
};

export type LineRestriction = {
  mayChange: boolean;
  mayDecrease: boolean;
  mayIncrease: boolean;
  reason: 'ordered_at_supplier' | 'in_preparation' | 'other';
};

export type Modifications = {
  version: number;
  /** First to last, once it was changed (`versionsOf`). */
  versions: OrderVersion[];
  hold: OrderHold | null;
  /** Of the office or the ERP: nobody of the customer changes it. */
  lock: { reason: string; until: string | null; by: string } | null;
  /** By account id. */
  drafts: Record<string, OrderDraft>;
  /** By line id. */
  restrictions: Record<string, LineRestriction>;
  /** The modification that made this version; null of the first. */
  lastModificationId: string | null;
  /** The version that last changed an article, by its number; absent where it stands as it was placed. */
  changedIn: Record<string, number>;
};

/** An order that nobody has changed. */
export const unmodified: Modifications = {
  version: 1,
  versions: [],
  hold: null,
  lock: null,
  drafts: {},
  restrictions: {},
  lastModificationId: null,
  changedIn: {},
};

/** All versions, first to last; the first is what was placed. */
export const versionsOf = ({ versions, content }: Modifications & { content: OrderContent }): OrderVersion[] =>
  versions.length > 0 ? versions : [placedVersion(content)];

const placedVersion = ({ placedBy, placedAt, totals, lines }: OrderContent): OrderVersion => ({
  version: 1,
  by: placedBy,
  at: placedAt,
  cause: 'placed',
  wentBackTo: null,
  officeReason: null,
  payableCents: totals.payableCents,
  lines: orderedQuantities(lines),
  modificationId: null,
});

/** What was ordered of each article; what comes free is nobody's wish. */
export const orderedQuantities = (lines: readonly OrderedLine[]): OrderVersion['lines'] =>
  lines.filter((line) => !line.free).map(({ articleNumber, quantity }) => ({ articleNumber, quantity }));

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

/** Folds what changes an order's holds, drafts and versions. */
export function evolveModification<S extends Modifications & { content: OrderContent }>(state: S, event: Event): S {
  switch (event.type) {
    case 'OrderModificationStarted': {
      const { startedBy: by, modificationId, heldSince: since, heldUntil: until, baseVersion } = event.data;
      const kept = state.drafts[by];
      const draft = {
        modificationId,
        baseVersion,
        unsent: kept?.unsent ?? 'drop',
        wishes: kept?.wishes ?? {},
        seen: kept?.seen ?? {},
        ...(kept?.announcedFor !== undefined && { announcedFor: kept.announcedFor }),
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
      const wishes = { ...draft.wishes, [articleNumber]: quantity };
      const seen = { ...draft.seen, [articleNumber]: seenVersion };
      const drafts = { ...state.drafts, [by]: { ...draft, wishes, seen } };
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
      const { version, submittedBy: by, submittedAt: at, cause, modificationId, changed, lines, totals } = event.data;
      const made: OrderVersion = {
        version,
        by,
        at,
        cause,
        wentBackTo: event.data.wentBackTo ?? null,
        officeReason: event.data.reason ?? null,
        payableCents: totals.payableCents,
        lines: orderedQuantities(lines),
        modificationId,
      };
      return {
        ...without(state, by),
        version,
        versions: [...versionsOf(state), made],
        lastModificationId: modificationId,
        changedIn: withVersion(state.changedIn, changed, version),
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

/** Of the hold that is meant; nothing where that is gone. */
function asksOf<S extends Modifications>(
  state: S,
  { modificationId }: { readonly modificationId: string },
  change: (asks: HoldAsk[]) => HoldAsk[],
): S {
  const { hold } = state;
  if (hold?.modificationId !== modificationId) return state;
  return { ...state, hold: { ...hold, asks: change(hold.asks) } };
}

/** Whose draft it is; undefined where nobody has it any more. */
const draftBy = ({ drafts }: Modifications, modificationId: string): string | undefined =>
  Object.entries(drafts).find(([, draft]) => draft.modificationId === modificationId)?.[0];

/** The version that last changed each article, with those of this change. Made in one go: numbers as names are slow to copy. */
function withVersion(
  changedIn: Modifications['changedIn'],
  changed: readonly { readonly articleNumber: string }[],
  version: number,
): Modifications['changedIn'] {
  const next = { ...changedIn };
  for (const { articleNumber } of changed) next[articleNumber] = version;
  return next;
}

/** The hold of a user moves on; another's stays as it is. */
const extended = ({ hold }: Modifications, by: string, until: string): Modifications['hold'] =>
  hold?.by === by ? { ...hold, until } : hold;

/** The draft of a user is gone, and with it their hold. */
function without<S extends Modifications>(state: S, by: string): S {
  const { [by]: _, ...drafts } = state.drafts;
  return { ...state, drafts, hold: state.hold?.by === by ? null : state.hold };
}
