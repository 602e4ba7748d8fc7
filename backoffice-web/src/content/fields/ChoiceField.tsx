import type { ReactNode } from 'react';
import { describedBy, Field } from './Field.tsx';
import { useField } from './useField.ts';

type ChoiceFieldProps = {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  /** Makes it optional. */
  readonly noneLabel?: string;
  readonly hint?: string;
  readonly look?: (value: string | null) => ReactNode;
  readonly isNull?: boolean;
};

/** Empty instead of null when `isNull` is false. */
export const ChoiceField = ({ source, label, choices, noneLabel, hint, look, isNull = true }: ChoiceFieldProps) => {
  const { id, name, value, change, leave, ref, isReadOnly, error } = useField<string | null>(source);
  const isKnown = value === null || value === '' || choices.some((choice) => choice.value === value);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={look && 'field-with-look'}>
        {look?.(value)}
        <select
          id={id}
          name={name}
          ref={ref}
          className="office-field"
          value={value ?? ''}
          disabled={isReadOnly}
          aria-describedby={describedBy(id, hint, error)}
          onBlur={leave}
          onChange={(event) => change(event.target.value === '' && isNull ? null : event.target.value)}
        >
          {noneLabel !== undefined && <option value="">{noneLabel}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </span>
    </Field>
  );
};
