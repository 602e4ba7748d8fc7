import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';

export const acts = [
  'start',
  'takeOver',
  'wish',
  'keep',
  'drop',
  'submit',
  'ask',
  'release',
  'decline',
  'cancel',
  'officeCancel',
  'correct',
  'note',
  'lock',
  'unlock',
  'extend',
  'close',
  'schedule',
  'pick',
  'load',
  'dispatch',
  'deliver',
  'invoice',
  'askReturn',
  'accept',
  'refuse',
  'withdraw',
  'plan',
  'collect',
  'credit',
] as const;
export type Step = {
  readonly act: (typeof acts)[number];
  readonly who: '7' | '8';
  /** Minutes before the act. */
  readonly minutes: number;
  readonly quantity: number;
};

export type OrderWalk = {
  readonly now: Date;
  readonly events: readonly TalloorEvent[];
  readonly order: Exclude<OrderState, { status: 'none' }>;
  readonly delivery: DeliveryState;
  readonly giving: ReturnState;
};
