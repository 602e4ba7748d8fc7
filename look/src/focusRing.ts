import { tokens } from './tokens.ts';

export const focusRing = { outline: `3px solid ${tokens.focus[500]}`, outlineOffset: 2 };
