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

/** Shared by all windows. @param now milliseconds */
export function currentVisit(now: number): string {
  const [, stored, last] = /^([\da-f-]{36}) (\d+)$/.exec(read() ?? '') ?? [];
  const isGoingOn = stored !== undefined && Math.abs(now - Number(last)) < quietMs;
  const id = isGoingOn ? stored : randomId();
  inMemory = `${id} ${now}`;
  try {
    localStorage.setItem(visitKey, inMemory);
  } catch {
    // In memory.
  }
  return id;
}

export function endVisit(): void {
  inMemory = null;
  try {
    localStorage.removeItem(visitKey);
  } catch {
    // In memory.
  }
}
