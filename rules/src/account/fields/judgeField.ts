import { cleanCompanyNumber } from './companyNumber.ts';
import { fieldKinds, type FieldKind } from './fieldKinds.ts';
import { fieldTable, type FieldName } from './fieldTable.ts';

/** The rule that a value breaks; the codes are stable. `most` and `least` fill the words. */
export type FieldBreach = {
  readonly code: (typeof fieldKinds)[FieldKind]['code'] | 'field.required' | 'field.too_short' | 'field.too_long';
  readonly least: number;
  readonly most: number;
};
export type FieldCode = FieldBreach['code'];

/**
 * Judges one value by the rules of its field (spec after-ordering §5); null where it keeps them. Forms and the wire ask
 * the same function. An empty value breaks the first of them unless the field may stay empty.
 */
export function judgeField(
  name: FieldName,
  value: string,
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): FieldBreach | null {
  const { kind, min: least, max: most } = fieldTable[name];
  const breach = (code: FieldCode): FieldBreach => ({ code, least, most });
  if (value.trim() === '') return mayBeEmpty ? null : breach('field.required');
  if (least === most && value.length !== most) return breach(fieldKinds[kind].code);
  if (value.length > most) return breach('field.too_long');
  if (!fieldKinds[kind].fits(value)) return breach(fieldKinds[kind].code);
  return value.length < least ? breach('field.too_short') : null;
}

/** A value as it is meant: spaces around and doubled ones go, accents are one character, a company number is its digits. */
export function cleanField(name: FieldName, typed: string): string {
  const text = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return fieldTable[name].kind === 'companyNumber' ? cleanCompanyNumber(text) : text;
}
