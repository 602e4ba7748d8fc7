import { punchOutTexts } from '@talloor/messages/punchOut/punchOutTexts.ts';
import { basketForm, type FormQuestion } from '@talloor/rules/punchOut/basketForm.ts';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';
import { masked } from '@talloor/rules/punchOut/maskCall.ts';
import type { PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';

export const formOf = (
  question: Omit<FormQuestion, 'words' | 'charset'> & {
    readonly settings: PunchOutSettings;
    readonly charset: PunchOutSettings['charset'] | null;
  },
): { readonly charset: PunchOutSettings['charset']; readonly fields: FormField[] } => {
  const charset = question.charset ?? question.settings.charset;
  return { charset, fields: basketForm({ ...question, charset, words: punchOutTexts[question.language] }) };
};

/** For the log: without the reference, which may name somebody. */
export function loggedForm(
  fields: readonly FormField[],
  { custom_fields: customFields }: Pick<PunchOutSettings, 'custom_fields'>,
): (readonly [name: string, value: string])[] {
  const hidden = customFields.flatMap(({ field, value }) =>
    value === 'basket_reference' ? [`NEW_ITEM-CUST_FIELD${field}[`] : [],
  );
  return fields.map(({ name, value }) => [name, hidden.some((start) => name.startsWith(start)) ? masked : value]);
}

/** Items of a form. */
export const itemsIn = (fields: readonly FormField[]): number =>
  fields.filter(({ name }) => name.startsWith('NEW_ITEM-QUANTITY[')).length;
