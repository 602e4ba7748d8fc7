/** Omitted fields do not filter. */
export type OrderFilter = {
  readonly q?: string;
  readonly customer?: string;
  readonly delivery_date?: string;
  readonly status?: string;
  readonly allocation?: string;
  readonly mark?: string;
};

/** Without empty fields. */
export function changeFilter(filter: OrderFilter, changes: OrderFilter): OrderFilter {
  const trimmed = Object.entries({ ...filter, ...changes }).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

export const listAddress = (filter: OrderFilter): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
