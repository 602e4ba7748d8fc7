/**
 * Version of the business arithmetic, stored beside promised amounts (architecture.md §3). Raised whenever the same facts
 * would give another amount; audits recompute an order with the version that promised it.
 */
export const rulesVersion = 1;
