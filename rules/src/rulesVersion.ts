/** Stored with promised amounts (architecture.md §3). Raise it when the same facts give another amount. */
export const rulesVersion = 1;
