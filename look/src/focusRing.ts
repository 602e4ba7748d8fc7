import { tokens } from './tokens.ts';

/** How whoever works by keyboard sees where they are. */
export const focusRing = { outline: `3px solid ${tokens.focus[500]}`, outlineOffset: 2 };
