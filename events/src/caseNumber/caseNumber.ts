import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';

/** Stream `case-number-{number}`: the store knows a taken number, also beside an older PostgreSQL. */
export const caseNumberEvents = {
  CaseNumberTaken: defineEvent('CaseNumberTaken', z.object({ caseId: z.uuid() })),
};
export type CaseNumberEvent = EventIn<typeof caseNumberEvents>;

export type CaseNumberState = { readonly caseId: string | null };

export const caseNumberFold = {
  category: 'case-number',
  stateVersion: 1,
  initial: { caseId: null } as CaseNumberState,
  evolve: ({ caseId }: CaseNumberState, event: CaseNumberEvent): CaseNumberState => ({
    caseId: caseId ?? event.data.caseId,
  }),
};

export const caseNumberStream = (number: string): string => `case-number-${number}`;
