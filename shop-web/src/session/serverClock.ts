import { useSyncExternalStore } from 'react';

/** How far the product's clock is ahead of this browser's, in milliseconds. */
let ahead = 0;

/** The product's clock as the server just told it, in epoch seconds. */
export function setServerNow(epochSeconds: number): void {
  ahead = epochSeconds * 1000 - Date.now();
  minute = serverNow();
}

/** Now by the product's clock, in epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;

const listeners = new Set<() => void>();
let minute = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for the whole page, on the minute. */
function tick(): void {
  minute = serverNow();
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 60_000 - (minute % 60_000) + 20);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    minute = serverNow();
    timer = setTimeout(tick, 60_000 - (serverNow() % 60_000) + 20);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Now by the product's clock, in epoch milliseconds; changes once a minute, on the minute. */
export const useServerMinute = (): number => useSyncExternalStore(subscribe, () => minute);
