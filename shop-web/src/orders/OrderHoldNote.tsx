import Alert from '@mui/material/Alert';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';

/** Who is changing an order just now, or why the office keeps it locked; nothing where nobody does. */
export function OrderHoldNote({ order }: { order: Pick<OrderSummary, 'in_use' | 'locked'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute() / 1000;
  const { in_use: held, locked } = order;
  const text = locked
    ? t('modify.locked', { reason: locked.reason })
    : held && held.until > now
      ? held.is_mine
        ? t('modify.mine')
        : t(held.name === null ? 'modify.inUseNobody' : 'modify.inUse', {
            name: held.name ?? '',
            since: formatTime(language, held.since),
          })
      : null;
  if (text === null) return null;
  return (
    <Alert severity="info" role="note" icon={<LockSimpleIcon size={20} weight="fill" />} className="order-short">
      {text}
    </Alert>
  );
}
