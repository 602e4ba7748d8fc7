export const pageSize = 100;

export type Page = { readonly from: number; readonly to: number; readonly size: number };

export const pageAround = (count: number, place: number): Page =>
  stepPage(count, Math.floor(Math.max(place, 0) / pageSize) * pageSize);

export function stepPage(count: number, from: number): Page {
  const start = Math.max(0, Math.min(from, Math.floor(Math.max(count - 1, 0) / pageSize) * pageSize));
  return { from: start, to: Math.min(start + pageSize, count), size: pageSize };
}
