import type { Difference } from './finding.ts';

export function differences(path: string, stored: unknown, replayed: unknown): Difference[] {
  if (isObject(stored) && isObject(replayed) && Array.isArray(stored) === Array.isArray(replayed)) {
    const keys = [...new Set([...Object.keys(stored), ...Object.keys(replayed)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, stored[key], replayed[key]));
  }
  return JSON.stringify(stored) === JSON.stringify(replayed)
    ? []
    : [{ path, stored: jsonOf(stored), replayed: jsonOf(replayed) }];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
