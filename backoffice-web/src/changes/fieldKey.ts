import { changeFieldsNl, type ChangeFieldTexts } from '@talloor/messages/office/changeFieldsNl.ts';

type FieldKey = `changes.fields.${keyof ChangeFieldTexts}`;

const isNamed = (field: string): field is keyof ChangeFieldTexts => Object.hasOwn(changeFieldsNl, field);

export function fieldKey(column: string): { readonly key: FieldKey; readonly language: 'nl' | 'fr' | null } | null {
  const [, base = column, language = null] = /^(.+)_(nl|fr)$/.exec(column) ?? [];
  return isNamed(base) ? { key: `changes.fields.${base}`, language: language as 'nl' | 'fr' | null } : null;
}
