import { Boundary } from '@talloor/look/Boundary.tsx';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { LoadFailed } from './LoadFailed.tsx';
import './OfficeDialog.css';

type OfficeDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Also on Escape. */
  readonly onClose: () => void;
};

/** After an error inside, the buttons still close it. */
export const OfficeDialog = ({ title, children, actions, onClose }: OfficeDialogProps) => {
  const { t } = useOfficeText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Only before it leaves the page, closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="no-border round-12 no-padding text-14 office-dialog"
      aria-labelledby={id}
      onCancel={onClose}
    >
      <div className="office-dialog-body stack gap-12">
        <h2 id={id}>{title}</h2>
        <Boundary renderFailure={(retry) => <LoadFailed text={t('content.failed')} onRetry={retry} />}>
          {children}
        </Boundary>
      </div>
      <div className="line-above office-dialog-actions wraps to-end gap-8">{actions}</div>
    </dialog>
  );
};
