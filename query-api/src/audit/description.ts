import type { z } from 'zod';
import type { shownChange } from '@talloor/contracts/endpoints/audit.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from './auditSide.ts';

export type ShownChange = z.output<typeof shownChange>;

export type Description = { readonly title: string; readonly changes: ShownChange[] };

export const createDescriber =
  (language: Language) =>
  (text: string, values: Readonly<Record<string, string | number>> = {}, ...changes: ShownChange[]): Description => ({
    title: fillText(text, values, language),
    changes,
  });
