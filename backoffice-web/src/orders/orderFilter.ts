/** What the list of orders is narrowed by; what is left out does not filter. */
export type OrderFilter = {
  readonly q?: string;
  readonly customer?: string;
  readonly delivery_date?: string;
  readonly status?: string;
  readonly allocation?: string;
  readonly mark?: string;
};

/** The filter with some of it changed; what is empty falls away. Pure. */
export function changeFilter(filter: OrderFilter, changes: OrderFilter): OrderFilter {
  const trimmed = Object.entries({ ...filter, ...changes }).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** The page of the list that shows what fits. */
export const listAddress = (filter: OrderFilter): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
