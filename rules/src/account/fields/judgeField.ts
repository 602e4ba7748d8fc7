import { cleanCompanyNumber } from './companyNumber.ts';
import { fieldKinds, type FieldKind } from './fieldKinds.ts';
import { fieldTable, type FieldName } from './fieldTable.ts';

/** Stable codes; `most` and `least` are message parameters. */
export type FieldBreach = {
  readonly code: (typeof fieldKinds)[FieldKind]['code'] | 'field.required' | 'field.too_short' | 'field.too_long';
  readonly least: number;
  readonly most: number;
};
export type FieldCode = FieldBreach['code'];

/** The first rule that a value breaks, or null (spec after-ordering §5). Forms and wire share it. */
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

/** Removes extra spaces, composes accents, reduces a company number to digits. */
export function cleanField(name: FieldName, input: string): string {
  const text = input.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return fieldTable[name].kind === 'companyNumber' ? cleanCompanyNumber(text) : text;
}
