import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import type { DeliveryMoment } from './useDeliveryMoments.ts';

/** Instants are epoch seconds (design 5.1). */
export type TicketState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'no_moments' }
  | { readonly kind: 'none'; readonly first: number }
  | { readonly kind: 'chosen'; readonly day: number; readonly deadline: number; readonly left: number }
  | {
      readonly kind: 'closing';
      readonly day: number;
      readonly deadline: number;
      readonly left: number;
    }
  | { readonly kind: 'last_minutes'; readonly day: number };

/** Epoch seconds; the last deadline of any service. */
const lapseOf = ({ deadline, services }: DeliveryMoment): number =>
  Math.max(deadline ?? 0, ...services.map((service) => service.deadline));

export function ticketState(
  delivery: BasketView['delivery_date'] | undefined,
  moments: readonly DeliveryMoment[] | undefined,
  now: number,
): TicketState {
  if (delivery === undefined) return { kind: 'loading' };
  const { date: day, deadline, is_confirmed } = delivery;
  const cutOff = day === null || deadline === null ? null : cutOffAt(deadline, now);
  if (cutOff?.kind === 'past') return { kind: 'expired' };
  if (is_confirmed && day !== null && cutOff !== null) {
    if (cutOff.kind === 'last_minutes') return { kind: 'last_minutes', day };
    const { at, secondsLeft } = cutOff;
    return { kind: cutOff.kind === 'open' ? 'chosen' : 'closing', day, deadline: at, left: secondsLeft };
  }
  if (moments === undefined) return { kind: 'loading' };
  const first = moments.find((moment) => moment.available && lapseOf(moment) > now);
  return first === undefined ? { kind: 'no_moments' } : { kind: 'none', first: first.timestamp };
}
