import { punchOutTexts } from '@talloor/messages/punchOut/punchOutTexts.ts';
import { basketForm, type FormQuestion } from '@talloor/rules/punchOut/basketForm.ts';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';
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

export const pairsOf = (fields: readonly FormField[]) => fields.map(({ name, value }) => [name, value] as const);

/** Items of a form. */
export const itemsIn = (fields: readonly FormField[]): number =>
  fields.filter(({ name }) => name.startsWith('NEW_ITEM-QUANTITY[')).length;
