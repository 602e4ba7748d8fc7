import type { DraftField, RegistrationDraft } from '@talloor/contracts/endpoints/registrationShapes.ts';
import { emptyValues } from './registrationValues.ts';

export type { DraftField, RegistrationDraft };

const secrets: ReadonlySet<string> = new Set(['password', 'confirmation', 'accept_terms', 'website']);

/** Without secrets. */
export const draftFields = Object.keys(emptyValues).filter((field): field is DraftField => !secrets.has(field));
