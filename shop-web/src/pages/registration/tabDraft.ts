import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';
import { draftFields, type DraftField } from './draftFields.ts';
import type { Kind, RegistrationValues } from './registrationValues.ts';

type Kept = Partial<Record<DraftField, string>>;

/** Milliseconds, as on the server. */
const keptFor = 24 * 60 * 60 * 1000;
const aboutOf = (kind: Kind) => `registration ${kind}`;
const keptAt = 'kept_at';

/** Without secrets and empty fields. */
export const keptOf = (values: RegistrationValues): Kept =>
  Object.fromEntries(draftFields.flatMap((field) => (values[field] === '' ? [] : [[field, values[field]]])));

/** Saved on each key against reload and language change; null without a draft. */
export function tabDraftOf(kind: Kind, now = Date.now()): Kept | null {
  const kept = draftAbout(aboutOf(kind));
  if (kept === null || now - Number(kept[keptAt]) > keptFor) return null;
  return Object.fromEntries(draftFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]])));
}

/** Without secrets. */
export const keepTabDraft = (kind: Kind, values: RegistrationValues, now = Date.now()): void =>
  keepDraft({ about: aboutOf(kind), fields: { ...keptOf(values), [keptAt]: String(now) } });

export const forgetTabDraft = (kind: Kind): void => forgetDraft(aboutOf(kind));
