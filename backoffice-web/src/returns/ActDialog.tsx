import { useId, type FormEvent, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { useAct } from '../people/useAct.ts';

type ActDialogProps = {
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  readonly done: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Whether all that is asked was answered; called with each try. */
  readonly isReady: () => boolean;
  readonly onGo: () => Promise<unknown>;
};

/** Asks what an act on a return needs, does it, and reads the queues anew. */
export const ActDialog = ({ title, hint, submit, done, children, onClose, isReady, onGo }: ActDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const { isBusy, error, act } = useAct(onClose);
  const queries = useQueryClient();
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady()) return;
    await act(async () => {
      await onGo();
      void queries.invalidateQueries({ queryKey: ['work'] });
    }, done);
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
          <button type="submit" form={`${id}-form`} className="office-primary" disabled={isBusy}>
            {submit}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className="office-dialog-form" noValidate onSubmit={(event) => void go(event)}>
        <p>{hint}</p>
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
