import { createStore, type Store } from '../store/createStore.ts';
import type { OwnCookie } from './ownCookies.ts';

const year = 365 * 24 * 3600;

function read(name: string): string {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return cookie === undefined ? '' : decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return '';
  }
}

/**
 * As cookiePreference; empty by default.
 * @param parse must accept any cookie text
 * @param write an empty text deletes the cookie
 */
export function cookieText<T>(name: OwnCookie, parse: (text: string) => T, write: (value: T) => string): Store<T> {
  const store = createStore<T>(parse(read(name)));
  return {
    ...store,
    set: (value) => {
      const text = write(value);
      const age = text === '' ? 0 : year;
      document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=${age}; samesite=strict`;
      store.set(value);
    },
  };
}
