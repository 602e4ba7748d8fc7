import { mostLoggedFields, type LoggedMessage } from '@talloor/catalogue/punchOut/punchOutLog.ts';
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
  kind: 'answer' | 'basket',
  fields: readonly FormField[],
  { custom_fields: customFields }: Pick<PunchOutSettings, 'custom_fields'>,
): LoggedMessage {
  const hidden = customFields.flatMap(({ field, value }) =>
    value === 'basket_reference' ? [`NEW_ITEM-CUST_FIELD${field}[`] : [],
  );
  return {
    kind,
    fields: fields
      .slice(0, mostLoggedFields)
      .map(({ name, value }) => [name, hidden.some((start) => name.startsWith(start)) ? masked : value]),
    omitted: Math.max(0, fields.length - mostLoggedFields),
  };
}

export const itemsIn = (fields: readonly FormField[]): number =>
  fields.filter(({ name }) => name.startsWith('NEW_ITEM-QUANTITY[')).length;
