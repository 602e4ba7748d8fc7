import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';
import { draftFields, type DraftField } from './draftFields.ts';
import type { Kind, RegistrationValues } from './registrationValues.ts';

type Kept = Partial<Record<DraftField, string>>;

/** Milliseconds that what was typed is kept, as the server keeps it. */
const keptFor = 24 * 60 * 60 * 1000;
const aboutOf = (kind: Kind) => `registration ${kind}`;
/** When it was kept, beside the fields. */
const keptAt = 'kept_at';

/** Never a secret; an empty field needs no keeping. */
export const keptOf = (values: RegistrationValues): Kept =>
  Object.fromEntries(draftFields.flatMap((field) => (values[field] === '' ? [] : [[field, values[field]]])));

/** Kept in this tab with each key, so that a reload or another language just then loses nothing; null where nothing was. */
export function tabDraftOf(kind: Kind, now = Date.now()): Kept | null {
  const kept = draftAbout(aboutOf(kind));
  if (kept === null || now - Number(kept[keptAt]) > keptFor) return null;
  return Object.fromEntries(draftFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]])));
}

/** Keeps what was typed, without secrets. */
export const keepTabDraft = (kind: Kind, values: RegistrationValues, now = Date.now()): void =>
  keepDraft({ about: aboutOf(kind), fields: { ...keptOf(values), [keptAt]: String(now) } });

/** Once it was sent. */
export const forgetTabDraft = (kind: Kind): void => forgetDraft(aboutOf(kind));
