import type { CustomerChange } from './customerChange.ts';

export type AddressChange = CustomerChange & { readonly status: 'requested' | 'accepted' | 'refused' };

type ChangeEvent =
  | { readonly type: 'CustomerChangeRequested'; readonly data: CustomerChange }
  | {
      readonly type: 'CustomerChangeAccepted' | 'CustomerChangeRefused';
      readonly data: Pick<CustomerChange, 'requestId'>;
    };

/** Oldest first. */
export function evolveAddressChanges(changes: readonly AddressChange[], event: ChangeEvent): AddressChange[] {
  const withStatus = (status: 'accepted' | 'refused'): AddressChange[] =>
    changes.map((change) => (change.requestId === event.data.requestId ? { ...change, status } : change));
  switch (event.type) {
    case 'CustomerChangeRequested':
      return [...changes, { ...event.data, status: 'requested' }];
    case 'CustomerChangeAccepted':
      return withStatus('accepted');
    case 'CustomerChangeRefused':
      return withStatus('refused');
    default:
      return event satisfies never;
  }
}
