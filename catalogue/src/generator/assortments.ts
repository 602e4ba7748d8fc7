import type { Assortment } from './assortment.ts';
import { freshAssortments } from './freshAssortments.ts';
import { storedAssortments } from './storedAssortments.ts';

export const assortments: readonly Assortment[] = [...freshAssortments, ...storedAssortments];
