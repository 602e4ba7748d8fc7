import { useSyncExternalStore } from 'react';

/** Milliseconds. */
let ahead = 0;

/** Epoch seconds. */
export function setServerNow(epochSeconds: number): void {
  ahead = epochSeconds * 1000 - Date.now();
  minute = serverNow();
}

/** Epoch milliseconds. */
export const serverNow = (): number => Date.now() + ahead;

const listeners = new Set<() => void>();
let minute = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

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

/** Epoch milliseconds; changes on the minute. */
export const useServerMinute = (): number => useSyncExternalStore(subscribe, () => minute);
