import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { officeReasons, OfficeAct } from '@talloor/contracts/officeReasons.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import { ReasonField } from './ReasonField.tsx';
import { useAct } from './useAct.ts';

type ReasonDialogProps<Act extends OfficeAct> = {
  readonly act: Act;
  readonly title: string;
  /** What it does and blocks. */
  readonly hint: string;
  /** Names the result. */
  readonly submit: string;
  /** Told once it is done; null where the page goes elsewhere. */
  readonly done: string | null;
  readonly isFinal?: boolean;
  readonly onClose: () => void;
  readonly onGo: (reason: (typeof officeReasons)[Act][number]) => Promise<unknown>;
  /** What else is asked. */
  readonly children?: ReactNode;
  /** Where what else is asked is not answered. */
  readonly isIncomplete?: boolean;
};

/** Asks for the reason of an act of the office, from its list: no free text, since it stays for ever and must name nobody. */
export function ReasonDialog<Act extends OfficeAct>(props: ReasonDialogProps<Act>) {
  const { act, title, hint, submit, done, isFinal = false, onClose, onGo, children, isIncomplete = false } = props;
  const { t } = useOfficeText();
  const id = useId();
  const [reason, setReason] = useState<(typeof officeReasons)[Act][number] | null>(null);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act: run } = useAct(onClose);
  const lacksReason = hasTried && reason === null;
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null || isIncomplete) return;
    await run(() => onGo(reason), done);
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
      <form id={`${id}-form`} className="office-dialog-form" noValidate onSubmit={(event) => void go(event)}>
        <p>{hint}</p>
        {children}
        <ReasonField act={act} reason={reason} onReason={setReason} isMissing={lacksReason} />
        {error !== null && (
          <p role="alert" className="field-error">
            {problemInWords(error)}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
