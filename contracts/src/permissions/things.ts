/** Things that are somebody's, and with whom one shares them: all users of a customer, or nobody. */
export const ownedThings = {
  /** A customer number that the user may order for. */
  customer: 'customer',
  /** A user of the customer, for who manages them. */
  user: 'customer',
  /** An invitation that a customer's manager sent. */
  invitation: 'customer',
  basket: 'customer',
  order: 'customer',
  delivery_note: 'customer',
  return: 'customer',
  recall: 'customer',
  /** A list that a user named; one that is shared, and those that are derived, are the customer's. */
  list: 'user',
  /** The same, as who manages the users of the customer names it. */
  customer_list: 'customer',
  column_set: 'user',
  download: 'user',
  /** Where somebody is signed in. */
  session: 'user',
  passkey: 'user',
} as const satisfies Readonly<Record<string, 'customer' | 'user'>>;
export type OwnedThing = keyof typeof ownedThings;

/**
 * What a parameter of a call names. `public` is the same for all who may call (an article, a day, a page). `expected` says what
 * the page shows, and is refused where it is not the caller's own. All else is somebody's: what is another's is not found.
 */
export type Thing = 'public' | 'expected' | OwnedThing;
