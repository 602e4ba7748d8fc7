import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { Settlement } from '../settle/createSettlement.ts';

const handles = ['PaymentStarted', 'PaymentRefused', 'PaymentFinished'] as const;
type Handled = Extract<PaymentEvent, { type: (typeof handles)[number] }>;

/** Repeats steps on invoices and credits after a crash (ADR 0146); the timer repeats the provider's. */
export const settlePayment = (settlement: Pick<Settlement, 'advance' | 'watch'>) =>
  definePolicy<Handled>({
    name: 'settlePayment',
    handles,
    react: async ({ streamId, event }: DecodedEvent<Handled>) => {
      const paymentId = streamId.slice(paymentStream('').length);
      switch (event.type) {
        case 'PaymentStarted':
          // Two concurrent provider calls would disturb each other.
          await settlement.watch(paymentId);
          return;
        case 'PaymentRefused':
        case 'PaymentFinished':
          await settlement.advance(paymentId);
          return;
        default:
          event satisfies never;
      }
    },
  });
