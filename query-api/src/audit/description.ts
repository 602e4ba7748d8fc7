import type { z } from 'zod';
import type { shownChange } from '@talloor/contracts/endpoints/audit.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from './auditSide.ts';

export type ShownChange = z.output<typeof shownChange>;

/** What an event did, in words. */
export type Description = { readonly title: string; readonly changes: ShownChange[] };

/** Says an event in one language: its title filled in, and its changes. */
export const toldIn =
  (language: Language) =>
  (text: string, values: Readonly<Record<string, string | number>> = {}, ...changes: ShownChange[]): Description => ({
    title: fillText(text, values, language),
    changes,
  });
