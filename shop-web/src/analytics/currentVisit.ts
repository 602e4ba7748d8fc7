import { visitKey } from './consent.ts';
import { randomId } from './randomId.ts';

const quietMs = 30 * 60 * 1000;

let inMemory: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(visitKey);
  } catch {
    return inMemory;
  }
}

/** All windows share a visit. It ends after 30 minutes without events. @param now milliseconds */
export function currentVisit(now: number): string {
  const [, stored, last] = /^([\da-f-]{36}) (\d+)$/.exec(read() ?? '') ?? [];
  const isGoingOn = stored !== undefined && Math.abs(now - Number(last)) < quietMs;
  const id = isGoingOn ? stored : randomId();
  inMemory = `${id} ${now}`;
  try {
    localStorage.setItem(visitKey, inMemory);
  } catch {
    // No storage.
  }
  return id;
}

export function endVisit(): void {
  inMemory = null;
  try {
    localStorage.removeItem(visitKey);
  } catch {
    // No storage.
  }
}
