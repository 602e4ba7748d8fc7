import { createStore } from '../store/createStore.ts';

/** Spec shopping §9: at most 12, newest first, in this cookie. */
const cookie = 'viewed_products';
const mostKept = 12;
const year = 365 * 24 * 3600;

/** Article numbers out of a cookie that anybody may have written. */
export function readViewed(cookies: string): readonly string[] {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookie}=`));
  const numbers = pair === undefined ? [] : pair.slice(cookie.length + 1).split(/,|%2C/i);
  return [...new Set(numbers.filter((number) => /^\d{1,20}$/.test(number)))].slice(0, mostKept);
}

/** What was viewed with one article viewed just now. */
export const withViewed = (viewed: readonly string[], articleNumber: string): readonly string[] =>
  [articleNumber, ...viewed.filter((other) => other !== articleNumber)].slice(0, mostKept);

/** The articles that this browser looked at, newest first. */
export const viewedProducts = createStore<readonly string[]>(readViewed(document.cookie));

/** Remembers for a year that an article was looked at. */
export function rememberViewed(articleNumber: string): void {
  const viewed = withViewed(viewedProducts.get(), articleNumber);
  document.cookie = `${cookie}=${viewed.join(',')}; path=/; max-age=${year}; samesite=strict`;
  viewedProducts.set(viewed);
}
