import { cleanCompanyNumber } from './companyNumber.ts';
import { fieldKinds, type FieldKind } from './fieldKinds.ts';
import { fieldTable, type FieldName } from './fieldTable.ts';
import { lengthOf } from './lengthOf.ts';

/** Stable; `most` and `least` are message parameters. */
export type FieldBreach = {
  readonly code: (typeof fieldKinds)[FieldKind]['code'] | 'field.required' | 'field.too_short' | 'field.too_long';
  readonly least: number;
  readonly most: number;
};
export type FieldCode = FieldBreach['code'];

/** The first broken rule (spec after-ordering §5). Forms and wire share it. */
export function judgeField(
  name: FieldName,
  value: string,
  { mayBeEmpty = false, most = fieldTable[name].max }: { readonly mayBeEmpty?: boolean; readonly most?: number } = {},
): FieldBreach | null {
  const { kind, min: least } = fieldTable[name];
  const length = lengthOf(value);
  const breach = (code: FieldCode): FieldBreach => ({ code, least, most });
  if (value.trim() === '') return mayBeEmpty ? null : breach('field.required');
  if (least === most && length !== most) return breach(fieldKinds[kind].code);
  if (length > most) return breach('field.too_long');
  if (!fieldKinds[kind].fits(value)) return breach(fieldKinds[kind].code);
  return length < least ? breach('field.too_short') : null;
}

/** Direction marks, soft hyphens and zero-width characters of a copied number. */
const invisible = /[\p{Cf}\ufe0f]/gu;
const apostrophes = /[‘’‛′´`ʼ＇]/gu;
/** Dashes of a copied phone number. */
const dashes = /[‐‑‒–—]/gu;
/** `bus 0101`, `bte 3`, `boîte A`. */
const boxWord = /^(?:(?:bus|bte|bo[iî]te|box)(?![\p{L}\p{M}])[\s.:/-]*(?:n[°ro]\.?\s*(?=\d))?)+/iu;

/**
 * The value that is sent and stored. Removes extra spaces and the word before a box, and composes accents. Names and
 * e-mail addresses have the keyboard's apostrophe.
 */
export function cleanField(name: FieldName, input: string): string {
  const text = input.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const { kind } = fieldTable[name];
  switch (kind) {
    case 'alphabetic':
      return text.replaceAll(apostrophes, "'");
    case 'text':
      return text;
    case 'companyNumber':
      return cleanCompanyNumber(text.replaceAll(invisible, '').trim());
    case 'email':
      return text.replaceAll(invisible, '').replaceAll(apostrophes, "'").trim();
    case 'alphanumeric': {
      const visible = text.replaceAll(invisible, '').trim();
      return name === 'po_box' ? withoutBoxWord(visible) : visible;
    }
    case 'phone':
      return text.replaceAll(invisible, '').replaceAll(dashes, '-').trim();
    case 'digits':
    case 'postal':
    case 'date':
      return text.replaceAll(invisible, '').trim();
    default:
      return kind satisfies never;
  }
}

/** The word alone stays for the rule to judge. */
function withoutBoxWord(text: string): string {
  const box = text.replace(boxWord, '');
  return box === '' ? text : box;
}
