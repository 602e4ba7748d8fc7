export const ownedThings = {
  /** A customer that the user may order for. */
  customer: 'customer',
  /** A user of the customer, for its managers. */
  user: 'customer',
  invitation: 'customer',
  basket: 'customer',
  order: 'customer',
  delivery_note: 'customer',
  return: 'customer',
  case: 'customer',
  invoice: 'customer',
  payment: 'customer',
  recall: 'customer',
  /** Shared and derived lists belong to the customer. */
  list: 'user',
  /** The same list, for managers of the customer's users. */
  customer_list: 'customer',
  column_set: 'user',
  download: 'user',
  document_request: 'user',
  session: 'user',
  passkey: 'user',
} as const satisfies Readonly<Record<string, 'customer' | 'user'>>;
export type OwnedThing = keyof typeof ownedThings;

/** `public`: equal for all callers. `expected`: refused unless the caller's. Others do not find owned things. */
export type Thing = 'public' | 'expected' | OwnedThing;
