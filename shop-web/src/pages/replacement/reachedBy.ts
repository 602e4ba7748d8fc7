/** How somebody came to a question: by the signed link of a mail, or by an order of the customer that they are signed in for. */
export type ReachedBy = { readonly token: string } | { readonly order: string };
