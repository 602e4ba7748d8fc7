import { useState, type ReactNode } from 'react';
import type { officeReasons, OfficeAct } from '@talloor/contracts/officeReasons.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useAct } from './useAct.ts';

type ReasonDialogProps<Act extends OfficeAct> = {
  readonly act: Act;
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  /** Null when the page changes. */
  readonly successMessage: string | null;
  readonly isFinal?: boolean;
  readonly onClose: () => void;
  readonly onGo: (reason: (typeof officeReasons)[Act][number]) => Promise<unknown>;
  readonly children?: ReactNode;
  /** True while further questions are unanswered. */
  readonly isIncomplete?: boolean;
};

/** From a list: reasons are permanent and name nobody. */
export function ReasonDialog<Act extends OfficeAct>(props: ReasonDialogProps<Act>) {
  const {
    act,
    title,
    hint,
    submit,
    successMessage,
    isFinal = false,
    onClose,
    onGo,
    children,
    isIncomplete = false,
  } = props;
  const [reason, setReason] = useState<(typeof officeReasons)[Act][number] | null>(null);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act: run } = useAct(onClose);
  const lacksReason = hasTried && reason === null;
  const go = async () => {
    setTried(true);
    if (reason === null || isIncomplete) return;
    await run(() => onGo(reason), successMessage);
  };
  return (
    <FormDialog
      title={title}
      hint={hint}
      submit={submit}
      isFinal={isFinal}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSubmit={go}
    >
      {children}
      <ReasonField act={act} reason={reason} onReason={setReason} isMissing={lacksReason} />
    </FormDialog>
  );
}
