import type { PaymentState as PaymentView } from '@talloor/contracts/endpoints/invoices.ts';
import type { PaymentState } from '@talloor/events/payment/state.ts';

export function viewPaymentState(state: PaymentState): PaymentView {
  switch (state.status) {
    case 'none':
    case 'started':
    case 'prepared':
    case 'created':
      return 'processing';
    case 'refused':
      return 'refused';
    case 'finished':
      return state.outcome === 'paid' && state.plan.amountCents === 0 ? 'credit_settled' : state.outcome;
    default:
      return state satisfies never;
  }
}
