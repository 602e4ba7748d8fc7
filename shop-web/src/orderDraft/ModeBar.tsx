import Button from '@mui/material/Button';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { DeadlineChip } from './DeadlineChip.tsx';
import './ModeBar.css';
import { useDeadlineClock } from './useDeadlineClock.ts';

type ModeBarProps = {
  readonly orderDraft: OrderDraftView;
  readonly onKeep: () => void;
  readonly children?: ReactNode;
};

/** Design 5.14. */
export function ModeBar({ orderDraft, onKeep, children }: ModeBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = Math.floor(useServerMinute() / 1000);
  const clock = useDeadlineClock(orderDraft);
  const { mode, hold, order_number: order, changeable_until: until, basket } = orderDraft;
  const { date, selected_window: window } = basket.delivery_date;
  const isHeld = hold?.is_mine === true && hold.until > now;
  const isTaken = hold?.is_mine === false && clock.remainingSeconds > 0;
  return (
    <section
      className={`mode-bar${isHeld || mode === 'shared' ? '' : ' is-lost'}`}
      aria-label={t('changeOrder.mode', { order })}
    >
      <div className="wrap mode-bar-inner cluster">
        <span className="stack centred round-8 white mode-bar-icon" aria-hidden="true">
          <PencilSimpleLineIcon size={22} weight="fill" />
        </span>
        <p className="mode-bar-order stack">
          <b className="text-16">{t('changeOrder.mode', { order })}</b>
          {date !== null && (
            <small className="small">
              <span>{t('order.delivery', { day: formatDay(language, date) })}</span>
              {window !== null && <span>{`, ${t('order.window', window)}`}</span>}
            </small>
          )}
        </p>
        {mode === 'shared' ? (
          <p className="small mode-bar-hold row gap-8">
            <UsersIcon size={18} weight="fill" />
            <span>{t(clock.remainingSeconds > 0 ? 'changeOrder.together' : 'changeOrder.closed')}</span>
          </p>
        ) : (
          <p className="small mode-bar-hold row gap-8">
            {isHeld ? <LockSimpleIcon size={18} weight="fill" /> : <LockSimpleOpenIcon size={18} weight="fill" />}
            <span>
              <span>
                {isHeld
                  ? t('changeOrder.held', { time: formatTime(language, hold.until) })
                  : isTaken
                    ? t('changeOrder.taken', { name: hold.name ?? t('handover.somebody') })
                    : t(clock.remainingSeconds > 0 ? 'changeOrder.lost' : 'changeOrder.closed')}
              </span>{' '}
              {clock.remainingSeconds > 0 && !isTaken && (
                <Button size="small" variant="text" onClick={onKeep}>
                  <span>{t(isHeld ? 'changeOrder.extend' : 'changeOrder.holdAgain')}</span>
                </Button>
              )}
            </span>
          </p>
        )}
        {children}
        <DeadlineChip until={until} />
      </div>
    </section>
  );
}
