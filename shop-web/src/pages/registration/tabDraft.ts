import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';
import { draftFields, type DraftField } from './draftFields.ts';
import type { Kind, RegistrationValues } from './registrationValues.ts';

type TabDraft = Partial<Record<DraftField, string>>;

const maxAgeMs = 24 * 60 * 60 * 1000;
const aboutOf = (kind: Kind) => `registration ${kind}`;
const keptAtKey = 'kept_at';

/** Without secrets and empty fields. */
export const draftOfValues = (values: RegistrationValues): TabDraft =>
  Object.fromEntries(draftFields.flatMap((field) => (values[field] === '' ? [] : [[field, values[field]]])));

/** Kept against reload and language change; null without a draft. */
export function tabDraftOf(kind: Kind, now = Date.now()): TabDraft | null {
  const draft = draftAbout(aboutOf(kind));
  if (draft === null || now - Number(draft[keptAtKey]) > maxAgeMs) return null;
  return Object.fromEntries(
    draftFields.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])),
  );
}

export const keepTabDraft = (kind: Kind, values: RegistrationValues, now = Date.now()): void =>
  keepDraft({ about: aboutOf(kind), fields: { ...draftOfValues(values), [keptAtKey]: String(now) } });

export const forgetTabDraft = (kind: Kind): void => forgetDraft(aboutOf(kind));
