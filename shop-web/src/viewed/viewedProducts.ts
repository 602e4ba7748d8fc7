import { createStore } from '../store/createStore.ts';

/** Spec shopping §9: at most 12, newest first. */
const cookie = 'viewed_products';
const mostKept = 12;
const year = 365 * 24 * 3600;

/** Cookies are untrusted. */
export function readViewed(cookies: string): readonly string[] {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${cookie}=`));
  const numbers = pair === undefined ? [] : pair.slice(cookie.length + 1).split(/,|%2C/i);
  return [...new Set(numbers.filter((number) => /^\d{1,20}$/.test(number)))].slice(0, mostKept);
}

export const withViewed = (viewed: readonly string[], articleNumber: string): readonly string[] =>
  [articleNumber, ...viewed.filter((other) => other !== articleNumber)].slice(0, mostKept);

/** Newest first. */
export const viewedProducts = createStore<readonly string[]>(readViewed(document.cookie));

/** For a year. */
export function rememberViewed(articleNumber: string): void {
  const viewed = withViewed(viewedProducts.get(), articleNumber);
  document.cookie = `${cookie}=${viewed.join(',')}; path=/; max-age=${year}; samesite=strict`;
  viewedProducts.set(viewed);
}
