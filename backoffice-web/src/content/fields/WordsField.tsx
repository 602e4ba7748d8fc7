import type { Validator } from 'react-admin';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type WordsFieldProps = { source: string; label: string; hint: string; least: number; most: number; longest: number };

const trimWords = (words: readonly string[]): readonly string[] => words.map((word) => word.trim()).filter(Boolean);

export const WordsField = ({ source, label, hint, least, most, longest }: WordsFieldProps) => {
  const rules: Validator[] = [
    (words: readonly string[]) => (trimWords(words).length < least ? 'content.wordsTooFew' : undefined),
    (words: readonly string[]) => (trimWords(words).length > most ? 'content.wordsTooMany' : undefined),
    (words: readonly string[]) => (words.some((word) => word.length > longest) ? 'content.wordTooLong' : undefined),
  ];
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<readonly string[]>(source, rules);
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired>
      <textarea
        id={id}
        name={name}
        ref={ref}
        rows={6}
        className="office-field"
        value={value.join('\n')}
        readOnly={isReadOnly}
        aria-required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        onBlur={() => {
          change(trimWords(value));
          leave();
        }}
        onChange={(event) => change(event.target.value.split('\n'))}
      />
    </Field>
  );
};
