import type { UploadJudgement, UploadLine, UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { forgetFile } from './keptFile.ts';

const key = 'talloor.upload';
/** Characters; the tab's storage is shared. */
const most = 2_000_000;

/** With corrections. */
export type KeptLine = Pick<UploadLine, 'row' | 'column' | 'article' | 'quantity' | 'unit' | 'text' | 'hidden' | 'add'>;

export const keptLine = ({ row, column, article, quantity, unit, text, hidden, add }: KeptLine): KeptLine => ({
  row,
  column,
  article,
  quantity,
  unit,
  text,
  hidden,
  add,
});

/** The same key makes a retry the same command. */
export type ImportAttempt = {
  readonly key: string;
  readonly items: readonly { readonly article_number: string; readonly quantity: number }[];
  readonly lines: readonly string[];
};

/** Without judgements. */
export type KeptUpload = {
  /** Null for pasted text. */
  readonly name: string | null;
  readonly file: UploadPreview['file'];
  readonly decimal: UploadJudgement['decimal'];
  readonly count: number;
  readonly added: number;
  readonly lines: readonly KeptLine[];
  readonly attempt: ImportAttempt | null;
};

type StoredUpload = { readonly of: string; readonly upload: KeptUpload };

/** Ignores uploads of earlier versions of the shop. */
const isUpload = (value: unknown): value is KeptUpload =>
  isObject(value) &&
  Array.isArray(value['lines']) &&
  isObject(value['file']) &&
  Array.isArray(value['file']['columns']);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Null without lines of this user and customer. */
export function keptUpload(of: string): KeptUpload | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredUpload> | null;
    return stored?.of === of && isUpload(stored.upload) ? stored.upload : null;
  } catch {
    return null;
  }
}

export function keepUpload(of: string, { name, file, decimal, count, added, lines, attempt }: KeptUpload): void {
  try {
    const upload = { name, file, decimal, count, added, lines: lines.map(keptLine), attempt };
    const text = JSON.stringify({ of, upload } satisfies StoredUpload);
    if (text.length > most) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // No storage.
  }
}

export function forgetUpload(): void {
  forgetFile();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage unavailable.
  }
}
