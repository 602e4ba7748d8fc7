import { changeFieldsNl, type ChangeFieldTexts } from '@talloor/messages/office/changeFieldsNl.ts';

type FieldKey = `changes.fields.${keyof ChangeFieldTexts}`;

const isNamed = (field: string): field is keyof ChangeFieldTexts => Object.hasOwn(changeFieldsNl, field);

/** The text that names a column, and the language where it is a text in one; null for one that has no name. Pure. */
export function fieldKey(column: string): { readonly key: FieldKey; readonly language: 'nl' | 'fr' | null } | null {
  const [, base = column, language = null] = /^(.+)_(nl|fr)$/.exec(column) ?? [];
  return isNamed(base) ? { key: `changes.fields.${base}`, language: language as 'nl' | 'fr' | null } : null;
}
