const key = 'talloor.draft';

/** What somebody typed into a form and has not sent: by the names of its fields, of one thing (whose, and of which basket). */
type Draft = { readonly about: string; readonly fields: Readonly<Record<string, string>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Kept in this tab over a reload; null where nothing was typed about this, or storage is closed. */
export function draftAbout(about: string): Draft['fields'] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(stored) || stored['about'] !== about || !isRecord(stored['fields'])) return null;
    return Object.fromEntries(
      Object.entries(stored['fields']).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    return null;
  }
}

/** Keeps what was typed, in place of what was kept before. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that stores nothing only forgets what was typed.
  }
}

/** When it was sent, or another person comes. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
