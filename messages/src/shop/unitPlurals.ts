import { unitPlurals as fr } from './fr/unitPlurals.ts';
import { unitPlurals as nl } from './nl/unitPlurals.ts';

export const unitPlurals = { nl, fr };
