import type { OrderContent } from '../basket/events.ts';
import { withChoice, type ReplacementChoices } from '../replacementChoice.ts';
import type { OrderEvent } from './events.ts';
import { unchangedOrder, type ChangeState } from './changeState.ts';
import { evolveChanges } from './evolveChanges.ts';

/** `pending` until the allocation policy decides. */
export type Allocation =
  | { status: 'pending' }
  | { status: 'allocated'; quantity: number }
  | { status: 'short'; quantity: number };

export type OrderHeld = ChangeState & {
  /** Lines and amounts of the last version, with its latest deadline. */
  content: OrderContent;
  /** By line id. */
  allocations: Record<string, Allocation>;
  /** Choices per article; the customer's setting covers the rest (ADR 0124). */
  replacements: ReplacementChoices;
  allocated: boolean;
  confirmationSent: boolean;
  notes: number;
  isBeingPicked: boolean;
};

export type OrderState =
  | { status: 'none' }
  /** Changeable until the deadline. */
  | ({ status: 'open' } & OrderHeld)
  | ({ status: 'closed' } & OrderHeld)
  | ({ status: 'cancelled' } & OrderHeld);

export const noOrder: OrderState = { status: 'none' };

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
      ...unchangedOrder,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'OrderLinesAllocated': {
      const newAllocations = event.data.lines.map((l) => [
        l.lineId,
        { status: 'allocated', quantity: l.quantity } as const,
      ]);
      return {
        ...state,
        allocated: true,
        allocations: { ...state.allocations, ...Object.fromEntries(newAllocations) },
      };
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
      return { ...evolveChanges(state, event), content, allocations, allocated: false, confirmationSent: false };
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
      return evolveChanges(state, event);
    default:
      return event satisfies never;
  }
}

export const orderFold = {
  category: 'order',
  stateVersion: 11,
  initial: noOrder,
  evolve: evolveOrder,
};

const pendingOf = (lines: OrderContent['lines']): Record<string, Allocation> =>
  Object.fromEntries(lines.map((line) => [line.lineId, { status: 'pending' } as const]));

const choicesOf = (lines: OrderContent['lines']): ReplacementChoices =>
  Object.fromEntries(
    lines.flatMap(({ articleNumber, replacement }) => (replacement ? [[articleNumber, replacement] as const] : [])),
  );
