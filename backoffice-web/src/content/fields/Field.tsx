import type { ReactNode } from 'react';
import './Field.css';

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Such as a missing language. */
  readonly mark?: ReactNode;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
};

export const Field = ({ id, label, hint, error, isRequired = false, mark, lang, children }: FieldProps) => (
  <div className="stack gap-4 shrinks field">
    <span className="weight-560 ink-700 cluster gap-8 small">
      <label htmlFor={id}>
        <span>{label}</span>
        {isRequired && <span aria-hidden> *</span>}
      </label>
      {mark}
    </span>
    <div lang={lang}>{children}</div>
    {hint !== undefined && (
      <small id={`${id}-hint`} className="field-hint">
        {hint}
      </small>
    )}
    {error !== undefined && (
      <p id={`${id}-error`} role="alert" className="field-error">
        {error}
      </p>
    )}
  </div>
);

/** For screen readers. */
export const describedBy = (id: string, hint: unknown, error: unknown): string | undefined => {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
};
