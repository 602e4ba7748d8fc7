/** Signed mail link, or an order of the logged-in customer. */
export type ReachedBy = { readonly token: string } | { readonly order: string };
