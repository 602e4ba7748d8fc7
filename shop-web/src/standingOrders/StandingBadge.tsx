import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import './StandingBadge.css';
import { useStandingOrders } from './useStandingOrders.ts';

export function StandingBadge({ listId }: { listId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { data } = useStandingOrders();
  const order = data?.get(listId);
  if (order === undefined) return null;
  const { is_paused: isPaused, next } = order;
  const Icon = isPaused ? PauseCircleIcon : CalendarCheckIcon;
  return (
    <Link
      to={`${path('standingOrder')}?${new URLSearchParams({ id: listId })}`}
      className={`tag standing-badge${isPaused ? ' is-paused' : ''}`}
    >
      <Icon size={14} weight="fill" />
      <span>
        {isPaused
          ? t('standingOrder.badgePaused')
          : next === null
            ? t('standingOrder.badgeNone')
            : t('standingOrder.badge', { day: formatDay(language, next.delivery_date ?? next.timestamp) })}
      </span>
    </Link>
  );
}
