import IconButton from '@mui/material/IconButton';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../store/createStore.ts';
import { closeToast, toasts, type Toast } from './toasts.ts';
import './Toasts.css';

const noticeMs = 5000;
const icons = { ok: CheckCircleIcon, info: InfoIcon, error: WarningCircleIcon };

export function Toasts() {
  const { t } = useTranslation();
  const shownToasts = useStore(toasts);
  return (
    <section className="toasts stack gap-8" aria-label={t('shell.notifications')}>
      {shownToasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const { id, kind, stays = false } = toast;
  useEffect(() => {
    if (kind === 'error' || stays || isHeld) return;
    const timer = setTimeout(() => closeToast(id), noticeMs);
    return () => clearTimeout(timer);
  }, [id, kind, stays, isHeld]);
  const ToastIcon = icons[kind];
  return (
    <div
      className={`toast row at-top gap-12 is-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ToastIcon size={20} weight="fill" />
      <div className="grow text-14 shrinks toast-text">
        <b className="as-block">{toast.title}</b>
        <span>{toast.text}</span>{' '}
        {toast.action !== undefined && (
          <button
            type="button"
            className="link"
            onClick={() => {
              closeToast(id);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton aria-label={t('shell.closeNotification')} onClick={() => closeToast(id)}>
        <XIcon size={16} weight="bold" />
      </IconButton>
    </div>
  );
}
