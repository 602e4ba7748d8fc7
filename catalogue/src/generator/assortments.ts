import type { Assortment } from './assortment.ts';
import { freshAssortments } from './freshAssortments.ts';
import { storedAssortments } from './storedAssortments.ts';

/** The words from which generated articles are put together. */
export const assortments: readonly Assortment[] = [...freshAssortments, ...storedAssortments];
