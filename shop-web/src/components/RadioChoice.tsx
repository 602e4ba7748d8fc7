import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useId, type ReactNode } from 'react';

type RadioChoiceProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly className: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Null while unknown. */
  readonly chosenValue: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly isDisabled?: boolean;
  readonly note?: string;
  /** Name in the request's body. */
  readonly path: string;
};

export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, className, choices, chosenValue, onChoose, isDisabled = false, note, path } = props;
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={note === undefined ? undefined : id} disabled={isDisabled}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={chosenValue === value}
            onChange={() => onChoose(value)}
            {...fieldOf(path)}
          />
          <span>{label}</span>
        </label>
      ))}
      {note !== undefined && (
        <p className="ticket-note" id={id}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
