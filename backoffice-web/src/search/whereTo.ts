import { changeFilter, listAddress } from '../orders/orderFilter.ts';
import { hitKinds, type Hit } from './hit.ts';

/**
 * Where Enter leads from what was found: to the only hit, else to the list of the first kind that has some; to the orders,
 * which say that there is nothing, where nothing was found. Pure.
 */
export function whereTo(q: string, hits: readonly Hit[]): string {
  const [only, ...others] = hits;
  if (only !== undefined && others.length === 0) return only.to;
  const kind = hitKinds.find((one) => hits.some((hit) => hit.kind === one)) ?? 'orders';
  const ofKind = hits.filter((hit) => hit.kind === kind);
  // A number is of one order, however many people and places hold its digits.
  if (kind === 'orders' && ofKind.length === 1 && ofKind[0]?.title === q.trim()) return ofKind[0].to;
  if (kind === 'orders') return listAddress(changeFilter({}, { q }));
  if (kind === 'registrations') return ofKind[0]?.to ?? '/registrations';
  return `/${kind}?${new URLSearchParams({ filter: JSON.stringify({ q: q.trim() }), page: '1' }).toString()}`;
}
