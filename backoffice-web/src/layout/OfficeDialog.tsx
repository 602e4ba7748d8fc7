import { useEffect, useId, useRef, type ReactNode } from 'react';

type OfficeDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Also on Escape. */
  readonly onClose: () => void;
};

/** With native focus trap. */
export const OfficeDialog = ({ title, children, actions, onClose }: OfficeDialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
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
        {children}
      </div>
      <div className="line-above office-dialog-actions wraps to-end gap-8">{actions}</div>
    </dialog>
  );
};
