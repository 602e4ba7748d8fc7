import type { OrderContent } from '../basket/events.ts';
import { withChoice, type ReplacementChoices } from '../replacementChoice.ts';
import type { OrderEvent } from './events.ts';
import { evolveModification, unmodified, type Modifications } from './modificationState.ts';

/** How much of a line the stock could give; `pending` until the allocation policy has decided. */
export type Allocation =
  { status: 'pending' } | { status: 'allocated'; quantity: number } | { status: 'short'; quantity: number };

/** What an order holds, whatever its state. */
export type OrderHeld = Modifications & {
  /** As it stands: lines and amounts of its last version, its deadline as it was last set. */
  content: OrderContent;
  /** By line id. */
  allocations: Record<string, Allocation>;
  /** The customer's setting holds for what it does not name (ADR 0124). */
  replacements: ReplacementChoices;
  /** Whether the stock of this version was decided. */
  allocated: boolean;
  /** Whether this version was confirmed by mail. */
  confirmationSent: boolean;
  /** How many notes the office wrote beside it. */
  notes: number;
  /** The warehouse has begun with it: nobody changes it any more. */
  isBeingPicked: boolean;
};

export type OrderState =
  | { status: 'none' }
  /** Can be changed until its deadline, which the clock tells. */
  | ({ status: 'open' } & OrderHeld)
  /** Its deadline has passed and that was noted: it is on its way to the warehouse. */
  | ({ status: 'closed' } & OrderHeld)
  | ({ status: 'cancelled' } & OrderHeld);

export const noOrder: OrderState = { status: 'none' };

/** Folds one event into the state of an order. */
export function evolveOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'OrderPlaced') {
    return {
      status: 'open',
      content: event.data,
      allocations: pendingOf(event.data.lines),
      replacements: choicesOf(event.data.lines),
      allocated: false,
      confirmationSent: false,
      notes: 0,
      isBeingPicked: false,
      ...unmodified,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'OrderLinesAllocated': {
      const given = event.data.lines.map((l) => [l.lineId, { status: 'allocated', quantity: l.quantity } as const]);
      return { ...state, allocated: true, allocations: { ...state.allocations, ...Object.fromEntries(given) } };
    }
    case 'OrderLineShort': {
      const short = { status: 'short', quantity: event.data.allocated } as const;
      return { ...state, allocations: { ...state.allocations, [event.data.lineId]: short } };
    }
    case 'OrderConfirmationSent':
      return (event.data.version ?? 1) === state.version ? { ...state, confirmationSent: true } : state;
    case 'OrderModificationSubmitted': {
      const { lines, totals } = event.data;
      const content = { ...state.content, lines, totals };
      const allocations = pendingOf(lines);
      return { ...evolveModification(state, event), content, allocations, allocated: false, confirmationSent: false };
    }
    case 'OrderDeadlineExtended':
      return {
        ...state,
        status: state.status === 'closed' ? 'open' : state.status,
        content: { ...state.content, changeDeadline: event.data.changeDeadline },
      };
    case 'OrderClosedForChanges':
      return { ...state, status: state.status === 'open' ? 'closed' : state.status, hold: null, drafts: {} };
    case 'OrderCancelled':
      return { ...state, status: 'cancelled', hold: null, drafts: {}, confirmationSent: false };
    case 'OrderLineReplacementChosen':
      return { ...state, replacements: withChoice(state.replacements, event.data) };
    case 'OrderNoted':
      return { ...state, notes: event.data.number };
    case 'OrderPickingBegun':
      return { ...state, isBeingPicked: true };
    case 'OrderModificationStarted':
    case 'OrderDraftLineChanged':
    case 'OrderUnsentDraftChosen':
    case 'OrderUnsentDraftMailSent':
    case 'OrderHoldExtended':
    case 'OrderModificationCancelled':
    case 'OrderLocked':
    case 'OrderUnlocked':
    case 'OrderLineRestricted':
    case 'OrderHandoverAsked':
    case 'OrderHandoverDeclined':
    case 'OrderHoldReleased':
      return evolveModification(state, event);
    default:
      return event satisfies never;
  }
}

const pendingOf = (lines: OrderContent['lines']): Record<string, Allocation> =>
  Object.fromEntries(lines.map((line) => [line.lineId, { status: 'pending' } as const]));

const choicesOf = (lines: OrderContent['lines']): ReplacementChoices =>
  Object.fromEntries(
    lines.flatMap(({ articleNumber, replacement }) => (replacement ? [[articleNumber, replacement] as const] : [])),
  );
