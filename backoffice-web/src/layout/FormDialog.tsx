import { useId, type FormEvent, type ReactNode } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from './OfficeDialog.tsx';
import { problemInWords } from './problemInWords.ts';

type FormDialogProps = {
  readonly title: string;
  readonly hint?: string;
  /** Names the result. */
  readonly submit: string;
  readonly isFinal?: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onSubmit: () => Promise<void>;
  readonly children?: ReactNode;
};

export const FormDialog = (props: FormDialogProps) => {
  const { title, hint, submit, isFinal = false, isBusy, error, onClose, onSubmit, children } = props;
  const { t } = useOfficeText();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="office-button" onClick={onClose}>
            {t('people.cancel')}
          </button>
          <button
            type="submit"
            form={`${id}-form`}
            className={isFinal ? 'office-primary office-final' : 'office-primary'}
            disabled={isBusy}
          >
            {submit}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack gap-16" noValidate onSubmit={send}>
        {hint !== undefined && <p>{hint}</p>}
        {children}
        {error !== null && (
          <p role="alert" className="field-error">
            {problemInWords(error)}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
};
