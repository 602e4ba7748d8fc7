import { setFlagsFromString } from 'node:v8';

/** V8's default lets garbage take three times the live data (ADR 0037). */
export const limitGarbage = (): void => setFlagsFromString('--heap-growing-percent=100');
