import { createStore, type Store } from '../store/createStore.ts';
import type { OwnCookie } from './ownCookies.ts';

const year = 365 * 24 * 3600;

function read(name: string): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie === undefined ? null : decodeURIComponent(cookie.slice(name.length + 1));
}

/** Strict same-site cookie for a year (spec shopping §9). */
export function cookiePreference<T extends string>(name: OwnCookie, values: readonly [T, ...T[]]): Store<T> {
  const stored = read(name);
  const store = createStore<T>(values.find((value) => value === stored) ?? values[0]);
  return {
    ...store,
    set: (value) => {
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=strict`;
      store.set(value);
    },
  };
}
