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

/** Direction marks, soft hyphens and zero-width characters of a copied value. */
const invisible = /[\p{Cf}\ufe0f]/gu;
/** Emoji need the joiner. */
const invisibleInText = /(?!\u200d)\p{Cf}/gu;
const apostrophes = /[‘’‛′´`ʼ＇]/gu;
/** Dashes and the minus sign of a copied value. */
const dashes = /[‐‑‒–—−]/gu;
const boxWord = /^(?:(?:bus|bte|bo[iî]te|box)(?![\p{L}\p{M}])[\s.:/-]*(?:n[°ro]\.?\s*(?=\d))?)+/iu;

/**
 * Removes invisible characters, extra spaces and the word before a box, and composes accents. Names have the keyboard's
 * apostrophe and hyphen.
 */
export function cleanField(name: FieldName, input: string): string {
  const { kind } = fieldTable[name];
  const visible = input.replaceAll(kind === 'text' ? invisibleInText : invisible, '');
  const text = visible.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  switch (kind) {
    case 'alphabetic':
      return text.replaceAll(apostrophes, "'").replaceAll(dashes, '-');
    case 'companyNumber':
      return cleanCompanyNumber(text);
    case 'email':
      return text.replaceAll(apostrophes, "'");
    case 'alphanumeric': {
      const withHyphens = text.replaceAll(dashes, '-');
      return name === 'po_box' ? withoutBoxWord(withHyphens) : withHyphens;
    }
    case 'phone':
      return text.replaceAll(dashes, '-');
    case 'text':
    case 'digits':
    case 'postal':
    case 'date':
      return text;
    default:
      return kind satisfies never;
  }
}

/** The word alone stays for the rule to judge. */
function withoutBoxWord(text: string): string {
  const box = text.replace(boxWord, '');
  return box === '' ? text : box;
}
