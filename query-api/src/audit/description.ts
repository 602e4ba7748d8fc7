import type { z } from 'zod';
import type { shownChange } from '@talloor/contracts/endpoints/audit.ts';

export type ShownChange = z.output<typeof shownChange>;

/** What an event did, in words. */
export type Description = { readonly title: string; readonly changes: ShownChange[] };
