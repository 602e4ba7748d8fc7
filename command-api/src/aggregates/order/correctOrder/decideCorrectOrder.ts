import type { CustomerState } from '@talloor/events/customer/customer.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { lastMoment } from '../closeOrder/decideCloseOrder.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';
import { decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import { firstRefusedLine } from '../changes/firstRefusedLine.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';

export type CorrectOrder = {
  readonly userId: string;
  readonly reason: string;
  readonly draftQuantities: Readonly<Record<string, number>>;
  readonly version: number;
  readonly amountToPayCents: number | null;
  readonly shown?: string | null;
  readonly freshId: string;
  readonly isPicked: boolean;
};

/**
 * Until picking, despite deadline, lock and hold; rules of customer changes. Holds and drafts stay; conflicting
 * drafts must choose.
 */
export function decideCorrectOrder(
  command: CorrectOrder,
  state: OrderState,
  facts: WorldFacts & { readonly customerStatus: CustomerState['status'] },
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const forbidden = correctionForbidden(state, command.isPicked);
  if (forbidden) return forbidden;
  if (command.version !== state.version) return { rejected: 'order.changed' };
  const { userId, draftQuantities, freshId: modificationId, amountToPayCents, shown = null } = command;
  const { order, world } = asForOffice(state, { userId, draftQuantities, modificationId }, facts);
  const rejection = firstRefusedLine(order, draftQuantities, world);
  if (rejection) return rejection;
  const orderingFacts = {
    customerStatus: facts.customerStatus,
    accountStatus: 'active',
    mayOrder: true,
    mustAcceptTerms: false,
    orderLimitCents: null,
  } as const;
  const submit = { userId, holderName: '', modificationId, amountToPayCents, shown, cause: 'user' } as const;
  const decision = decideSubmitChanges(submit, order, { ...world, ...orderingFacts });
  if ('rejected' in decision) return decision;
  const submittedAt = facts.now.toISOString();
  return decision.map((event) =>
    event.type === 'OrderModificationSubmitted'
      ? { ...event, data: { ...event.data, submittedAt, reason: command.reason } }
      : event,
  );
}

/** Null when allowed. */
export function correctionForbidden(order: PlacedOrder, isPicked: boolean): Rejection | null {
  if (order.status === 'cancelled') return { rejected: 'order.cancelled' };
  return isPicked ? { rejected: 'order.being_delivered' } : null;
}

type OfficeDraft = Pick<CorrectOrder, 'userId' | 'draftQuantities'> & { readonly modificationId: string };

/** The office sees amounts. */
export function asForOffice(
  order: PlacedOrder,
  { userId, draftQuantities, modificationId }: OfficeDraft,
  facts: WorldFacts,
): { readonly order: PlacedOrder; readonly world: WorldFacts } {
  const draft = {
    modificationId,
    baseVersion: order.version,
    unsent: 'drop',
    draftQuantities: { ...draftQuantities },
    seen: {},
  } as const;
  const last = lastMoment(order);
  return {
    order: { ...order, status: 'open', lock: null, hold: null, drafts: { [userId]: draft } },
    world: {
      ...facts,
      customer: { ...facts.customer, showPrices: true },
      now: facts.now < last ? facts.now : last,
      isShared: false,
    },
  };
}
