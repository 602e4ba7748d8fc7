import type { UploadJudgement, UploadLine, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { forgetFile } from './keptFile.ts';

const key = 'talloor.upload';
/** In characters: what a tab may store is shared with the basket and what was typed. */
const most = 2_000_000;

/** A line as the file and its corrections say it. */
export type KeptLine = Pick<UploadLine, 'row' | 'article' | 'quantity' | 'unit' | 'add'>;

/** Lines on their way into the basket: sent again under its key it is the same command. */
export type ImportAttempt = {
  readonly key: string;
  readonly items: readonly { readonly article_number: string; readonly quantity: number }[];
  /** The rows that it settles. */
  readonly rows: readonly number[];
};

/** What is left of a file, without what was judged of it: that is asked anew. */
export type KeptUpload = {
  /** Of the file; null for what was pasted. */
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  readonly decimal: UploadJudgement['decimal'];
  /** Lines that were read in all. */
  readonly count: number;
  /** Lines that are in the basket. */
  readonly added: number;
  readonly lines: readonly KeptLine[];
  readonly attempt: ImportAttempt | null;
};

type Stored = { readonly of: string; readonly upload: KeptUpload };

const isUpload = (value: unknown): value is KeptUpload =>
  typeof value === 'object' && value !== null && 'file' in value && 'lines' in value && Array.isArray(value.lines);

/** What this person had not finished for this customer in this tab; null where there is nothing. */
export function keptUpload(of: string): KeptUpload | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
    return stored?.of === of && isUpload(stored.upload) ? stored.upload : null;
  } catch {
    return null;
  }
}

/** Keeps it for this tab over a reload or another page, in place of what was kept before. */
export function keepUpload(of: string, { lines, ...upload }: KeptUpload): void {
  try {
    const kept = lines.map(({ row, article, quantity, unit, add }) => ({ row, article, quantity, unit, add }));
    const text = JSON.stringify({ of, upload: { ...upload, lines: kept } } satisfies Stored);
    if (text.length > most) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser that stores nothing keeps it as long as the page is open.
  }
}

/** When nothing is left to do, when it was put aside, and when its person leaves. */
export function forgetUpload(): void {
  forgetFile();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}
