const key = 'talloor.drafts';
const ownerKey = 'talloor.drafts.of';
/** What was left longest gives way: a count of several shelves, a checkout beside it. */
const keptAtMost = 8;

/** What somebody typed into a form and has not sent: by the names of its fields, of one thing (whose, and of which basket). */
type Draft = { readonly about: string; readonly fields: Readonly<Record<string, string>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Kept in this tab over a reload; null where nothing was typed about this, or storage is closed. */
export const draftAbout = (about: string): Draft['fields'] | null =>
  stored().find((draft) => draft.about === about)?.fields ?? null;

/** Keeps what was typed, in place of what was kept of the same before. */
export const keepDraft = (draft: Draft): void => store([...others(draft.about), draft].slice(-keptAtMost));

/**
 * Who is there: whoever logs in again after a session that ended finds what was typed, another person finds nothing.
 * @param userId above 0
 */
export function keepDraftsOf(userId: number): void {
  try {
    if (sessionStorage.getItem(ownerKey) === String(userId)) return;
    forgetDraft();
    sessionStorage.setItem(ownerKey, String(userId));
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** When one was sent; all of them when their person leaves, or an order is placed. */
export const forgetDraft = (about?: string): void => store(about === undefined ? [] : others(about));

const others = (about: string): readonly Draft[] => stored().filter((draft) => draft.about !== about);

function stored(): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((draft: unknown) => readDraft(draft)) : [];
  } catch {
    return [];
  }
}

function readDraft(draft: unknown): readonly Draft[] {
  if (!isRecord(draft) || typeof draft['about'] !== 'string' || !isRecord(draft['fields'])) return [];
  const typed = Object.entries(draft['fields']).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return [{ about: draft['about'], fields: Object.fromEntries(typed) }];
}

function store(drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // A browser that stores nothing only forgets what was typed.
  }
}
