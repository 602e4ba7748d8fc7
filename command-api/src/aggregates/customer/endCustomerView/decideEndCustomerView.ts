import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

type EndView = { readonly viewId: string; readonly userId: string; readonly cause: 'stopped' | 'expired' };

export const decideEndCustomerView = (view: EndView, state: CustomerState): Decision<CustomerEvent> =>
  state.status !== 'none' && state.views.includes(view.viewId) ? [{ type: 'CustomerViewEnded', data: view }] : [];
