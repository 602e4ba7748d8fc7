import { changeFilter, listAddress } from '../orders/orderFilter.ts';
import { hitKinds, type Hit } from './hit.ts';

/** The only hit, else the first list with hits, else orders. */
export function targetOf(q: string, hits: readonly Hit[]): string {
  const [only, ...others] = hits;
  if (only !== undefined && others.length === 0) return only.to;
  const kind = hitKinds.find((each) => hits.some((hit) => hit.kind === each)) ?? 'orders';
  const ofKind = hits.filter((hit) => hit.kind === kind);
  // An exact order number wins.
  if (kind === 'orders' && ofKind.length === 1 && ofKind[0]?.title === q.trim()) return ofKind[0].to;
  if (kind === 'orders') return listAddress(changeFilter({}, { q }));
  if (kind === 'registrations') return ofKind[0]?.to ?? '/registrations';
  return `/${kind}?${new URLSearchParams({ filter: JSON.stringify({ q: q.trim() }), page: '1' }).toString()}`;
}
