import type { UploadJudgement, UploadLine, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { forgetFile } from './keptFile.ts';

const key = 'talloor.upload';
/** Characters; the tab's storage is shared. */
const most = 2_000_000;

/** With corrections. */
export type KeptLine = Pick<UploadLine, 'row' | 'article' | 'quantity' | 'unit' | 'add'>;

/** The same key makes a retry the same command. */
export type ImportAttempt = {
  readonly key: string;
  readonly items: readonly { readonly article_number: string; readonly quantity: number }[];
  readonly rows: readonly number[];
};

/** Without judgements, which are requested again. */
export type KeptUpload = {
  /** Null for pasted text. */
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  readonly decimal: UploadJudgement['decimal'];
  /** Lines read in total. */
  readonly count: number;
  readonly added: number;
  readonly lines: readonly KeptLine[];
  readonly attempt: ImportAttempt | null;
};

type StoredUpload = { readonly of: string; readonly upload: KeptUpload };

const isUpload = (value: unknown): value is KeptUpload =>
  typeof value === 'object' && value !== null && 'file' in value && 'lines' in value && Array.isArray(value.lines);

/** Null without unfinished lines of this user and customer. */
export function keptUpload(of: string): KeptUpload | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredUpload> | null;
    return stored?.of === of && isUpload(stored.upload) ? stored.upload : null;
  } catch {
    return null;
  }
}

/** Replaces the previous one. */
export function keepUpload(of: string, { lines, ...upload }: KeptUpload): void {
  try {
    const keptLines = lines.map(({ row, article, quantity, unit, add }) => ({ row, article, quantity, unit, add }));
    const text = JSON.stringify({ of, upload: { ...upload, lines: keptLines } } satisfies StoredUpload);
    if (text.length > most) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts with the page.
  }
}

/** When done, discarded or logged out. */
export function forgetUpload(): void {
  forgetFile();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage unavailable.
  }
}
