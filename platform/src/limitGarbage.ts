import { setFlagsFromString } from 'node:v8';

/** V8 collects when the heap has doubled; its default lets garbage take three times the live data (ADR 0037). */
export const limitGarbage = (): void => setFlagsFromString('--heap-growing-percent=100');
