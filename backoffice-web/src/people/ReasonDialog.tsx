import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { officeReasons, type OfficeAct, type OfficeReason } from '@talloor/contracts/officeReasons.ts';
import { Field } from '../content/fields/Field.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
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
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act: run } = useAct(onClose);
  const reasons: readonly OfficeReason[] = officeReasons[act];
  const lacksReason = hasTried && reason === '';
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const chosen = officeReasons[act].find((one) => one === reason);
    if (chosen === undefined || isIncomplete) return;
    await run(() => onGo(chosen), done);
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
        <Field
          id={id}
          label={t('people.reason')}
          hint={t('people.reasonHint')}
          error={lacksReason ? t('people.reasonChoose') : undefined}
          isRequired
        >
          <select
            id={id}
            className="office-field"
            value={reason}
            aria-required
            aria-invalid={lacksReason}
            aria-describedby={`${id}-hint${lacksReason ? ` ${id}-error` : ''}`}
            onChange={(event) => setReason(event.target.value)}
          >
            <option value="">{t('people.reasonChoose')}</option>
            {reasons.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        {error !== null && (
          <p role="alert" className="field-error">
            {problemInWords(error)}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
