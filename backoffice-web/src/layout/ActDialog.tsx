import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from './FormDialog.tsx';
import { useAct } from '../people/useAct.ts';

type ActDialogProps = {
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  readonly successMessage: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Validates answers at each try. */
  readonly isReady: () => boolean;
  readonly onGo: () => Promise<unknown>;
};

export const ActDialog = ({
  title,
  hint,
  submit,
  successMessage,
  children,
  onClose,
  isReady,
  onGo,
}: ActDialogProps) => {
  const { isBusy, error, act } = useAct(onClose);
  const queries = useQueryClient();
  const go = async () => {
    if (!isReady()) return;
    await act(async () => {
      await onGo();
      void queries.invalidateQueries({ queryKey: ['work'] });
    }, successMessage);
  };
  return (
    <FormDialog title={title} hint={hint} submit={submit} isBusy={isBusy} error={error} onClose={onClose} onSubmit={go}>
      {children}
    </FormDialog>
  );
};
