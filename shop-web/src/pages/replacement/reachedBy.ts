/** Signed mail link, or own order. */
export type ReachedBy = { readonly token: string } | { readonly order: string };
