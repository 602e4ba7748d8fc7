import { describedBy } from './Field.tsx';
import { useField } from './useField.ts';

export const SwitchField = ({ source, label, hint }: { source: string; label: string; hint?: string }) => {
  const { id, name, value, change, leave, ref, isReadOnly } = useField<boolean>(source);
  return (
    <div className="stack gap-4 shrinks field">
      <label className="field-check" htmlFor={id}>
        <input
          id={id}
          name={name}
          ref={ref}
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={describedBy(id, hint, undefined)}
          onBlur={leave}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <small id={`${id}-hint`} className="field-hint">
          {hint}
        </small>
      )}
    </div>
  );
};
