import { ProblemError } from '@talloor/contracts/problemError.ts';
import { fieldTable, type FieldName } from '@talloor/rules/account/fields/fieldTable.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFieldText } from './useFieldText.ts';

const isField = (name: string): name is FieldName => name in fieldTable;

/**
 * Focuses the first rejected field.
 * @returns whether a failure concerned this form
 */
export function useRefusedFields<Values extends FieldValues>(form: UseFormReturn<Values>): (error: unknown) => boolean {
  const { wordsOf } = useFieldText();
  return (error) => {
    if (!(error instanceof ProblemError)) return false;
    const formValues = form.getValues();
    const refusals = error.errors.flatMap(({ path, message }) => {
      const name = path.split('.').at(-1) ?? '';
      if (!isField(name) || !(name in formValues)) return [];
      const { min: least, max: most } = fieldTable[name];
      const words = wordsOf(message, { least, most });
      return words === undefined ? [] : [{ name, words }];
    });
    refusals.forEach(({ name, words }, place) =>
      form.setError(name as unknown as Path<Values>, { message: words }, { shouldFocus: place === 0 }),
    );
    return refusals.length > 0;
  };
}
