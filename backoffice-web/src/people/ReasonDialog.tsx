import { useState, type ReactNode } from 'react';
import type { officeReasons, OfficeAct } from '@talloor/contracts/officeReasons.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
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
  const [reason, setReason] = useState<(typeof officeReasons)[Act][number] | null>(null);
  const [hasTried, setTried] = useState(false);
  const { isBusy, error, act: run } = useAct(onClose);
  const lacksReason = hasTried && reason === null;
  const go = async () => {
    setTried(true);
    if (reason === null || isIncomplete) return;
    await run(() => onGo(reason), done);
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
