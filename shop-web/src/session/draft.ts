const key = 'talloor.drafts';
const ownerKey = 'talloor.drafts.of';
const maxDrafts = 8;

/** `about` names owner and object. */
type Draft = { readonly about: string; readonly fields: Readonly<Record<string, string>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const draftAbout = (about: string): Draft['fields'] | null =>
  readDrafts().find((draft) => draft.about === about)?.fields ?? null;

export const keepDraft = (draft: Draft): void => store([...others(draft.about), draft].slice(-maxDrafts));

/**
 * The same user keeps drafts after a new login; another user gets none.
 * @param userId above 0
 * @returns whether this tab was another user's
 */
export function keepDraftsOf(userId: number): boolean {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === String(userId)) return false;
    forgetDraft();
    sessionStorage.setItem(ownerKey, String(userId));
    return owner !== null;
  } catch {
    return false;
  }
}

/** One when sent; all on logout or after an order. */
export const forgetDraft = (about?: string): void => store(about === undefined ? [] : others(about));

const others = (about: string): readonly Draft[] => readDrafts().filter((draft) => draft.about !== about);

function readDrafts(): readonly Draft[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.flatMap((draft: unknown) => readDraft(draft)) : [];
  } catch {
    return [];
  }
}

function readDraft(draft: unknown): readonly Draft[] {
  if (!isRecord(draft) || typeof draft['about'] !== 'string' || !isRecord(draft['fields'])) return [];
  const textFields = Object.entries(draft['fields']).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return [{ about: draft['about'], fields: Object.fromEntries(textFields) }];
}

function store(drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // No storage.
  }
}
