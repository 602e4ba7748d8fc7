import type { OwnCookie } from '../preferences/ownCookies.ts';
import { createStore } from '../store/createStore.ts';

/** Spec shopping §9: at most 12, newest first. */
const cookie = 'viewed_products';
const ownerCookie = 'viewed_by';
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

export const viewedProducts = createStore<readonly string[]>(readViewed(document.cookie));

const keep = (name: OwnCookie, value: string, seconds = year): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=strict`;
};

/** For a year. */
export function rememberViewed(articleNumber: string): void {
  const viewed = withViewed(viewedProducts.get(), articleNumber);
  keep(cookie, viewed.join(','));
  viewedProducts.set(viewed);
}

export function forgetViewed(): void {
  keep(cookie, '', 0);
  viewedProducts.set([]);
}

/** A visitor's articles stay at the login; those of another user go. @param userId above 0 */
export function keepViewedOf(userId: number): void {
  const owner = document.cookie.split('; ').find((pair) => pair.startsWith(`${ownerCookie}=`));
  if (owner !== undefined && owner !== `${ownerCookie}=${userId}`) forgetViewed();
  keep(ownerCookie, String(userId));
}
