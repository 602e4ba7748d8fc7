import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import './NoteForm.css';

type NoteFormProps = {
  readonly label: string;
  readonly add: string;
  readonly successMessage: string;
  /** Characters, as on the server. */
  readonly most: number;
  readonly hint?: (text: string) => ReactNode;
  readonly onAdd: (text: string) => Promise<unknown>;
};

export const NoteForm = ({ label, add, successMessage, most, hint, onAdd }: NoteFormProps) => {
  const id = useId();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await onAdd(text);
      setText('');
      notify(successMessage, { type: 'success' });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void send();
  };
  return (
    <form className="new-note stack gap-6" onSubmit={onSubmit}>
      <label className="weight-600" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="office-field"
        rows={2}
        {...atMost(most, 'text')}
        value={text}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="cluster apart gap-8">
        {hint && <small id={`${id}-hint`}>{hint(text)}</small>}
        <button type="submit" className="office-button" disabled={isBusy || text.trim() === ''}>
          {add}
        </button>
      </div>
      {error !== null && (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      )}
    </form>
  );
};
