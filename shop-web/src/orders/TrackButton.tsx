import Button from '@mui/material/Button';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useServerMinute } from '../session/serverClock.ts';

type TrackButtonProps = {
  readonly order: Pick<OrderSummary, 'order_number' | 'trackable_from' | 'delivery'>;
  readonly size?: 'small' | 'medium';
};

export function TrackButton({ order, size = 'medium' }: TrackButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const now = useServerMinute();
  const { order_number: number, trackable_from: from = 0, delivery } = order;
  if (isPunchOut()) return null;
  if (now < from * 1000 && delivery?.has_note !== true)
    return (
      <span className="small muted">
        {t('trackTrace.from', { day: formatDay(language, from), time: formatTime(language, from) })}
      </span>
    );
  return (
    <Button
      component={Link}
      to={`${path('trackTrace')}?order=${number}`}
      variant="outlined"
      size={size}
      aria-label={t('trackTrace.linkName', { number })}
    >
      {t('trackTrace.link')}
    </Button>
  );
}
