import type { PaymentEvent } from '@talloor/events/payment/events.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';

export type RefusedStep = { readonly rejection: Rejection; readonly number: string };

export function decidePreparePayment(refusal: RefusedStep | null, state: PaymentState): Decision<PaymentEvent> {
  if (state.status !== 'started') return [];
  if (refusal === null) return [{ type: 'PaymentPrepared', data: {} }];
  return [{ type: 'PaymentRefused', data: { code: refusal.rejection.rejected, number: refusal.number } }];
}
