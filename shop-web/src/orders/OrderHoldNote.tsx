import Alert from '@mui/material/Alert';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { shownLockReasons } from '@talloor/contracts/orderReasons.ts';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { formatTime, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';

export function OrderHoldNote({ order }: { order: Pick<OrderSummary, 'in_use' | 'locked'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute() / 1000;
  const { in_use: hold, locked } = order;
  const isLocked = locked !== undefined && (locked.until === null || locked.until > now);
  const text = isLocked
    ? lockText(locked, language, t)
    : hold && hold.until > now
      ? hold.is_mine
        ? t('changeOrder.mine')
        : t(hold.name === null ? 'changeOrder.inUseNobody' : 'changeOrder.inUse', {
            name: hold.name ?? '',
            since: formatTime(language, hold.since),
          })
      : null;
  if (text === null) return null;
  return (
    <Alert severity="info" role="note" icon={<LockSimpleIcon size={20} weight="fill" />} className="order-short">
      {text}
    </Alert>
  );
}

function lockText({ reason, until }: NonNullable<OrderSummary['locked']>, language: 'nl' | 'fr', t: TFunction): string {
  const code = shownLockReasons.find((shownReason) => shownReason === reason);
  const reasonText = code === undefined ? reason : t(`cancelOrder.locks.${code}`);
  return until === null
    ? t('changeOrder.locked', { reason: reasonText })
    : t('cancelOrder.lockedUntil', { reason: reasonText, moment: formatWeekdayTime(language, until) });
}
