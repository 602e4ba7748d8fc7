import type { CustomerChange } from './customerChange.ts';

/** A change that was asked for, and what became of it. */
export type AddressChange = CustomerChange & { readonly status: 'requested' };

type ChangeEvent = { readonly type: 'CustomerChangeRequested'; readonly data: CustomerChange };

/** Folds one event into the changes that were asked for of a customer, oldest first. */
export function evolveAddressChanges(changes: readonly AddressChange[], event: ChangeEvent): AddressChange[] {
  switch (event.type) {
    case 'CustomerChangeRequested':
      return [...changes, { ...event.data, status: 'requested' }];
    default:
      return event.type satisfies never;
  }
}
