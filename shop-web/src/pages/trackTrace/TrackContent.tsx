import Button from '@mui/material/Button';
import type { TrackTraceView } from '@talloor/contracts/endpoints/trackTrace.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { TrackedDelivery } from './TrackedDelivery.tsx';

export function TrackContent({ tracked, isLive }: { tracked: TrackTraceView; isLive: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { delivery, state, available_from: from, order_number: order } = tracked;
  if (delivery !== null) return <TrackedDelivery delivery={delivery} isLive={isLive} />;
  const words = {
    too_early: {
      title: t('trackTrace.from', { day: formatDay(language, from), time: formatTime(language, from) }),
      text: t('trackTrace.fromText'),
    },
    being_scheduled: { title: t('trackTrace.scheduling'), text: t('trackTrace.schedulingText') },
    tracked: { title: t('trackTrace.scheduling'), text: t('trackTrace.schedulingText') },
    cancelled: { title: t('trackTrace.cancelled'), text: t('trackTrace.cancelledText') },
  }[state];
  return (
    <div className="card">
      <EmptyState title={words.title} text={words.text}>
        <Button component={Link} to={`${path('orderDetail')}?order=${order}`} variant="contained">
          {t('trackTrace.toOrder')}
        </Button>
      </EmptyState>
    </div>
  );
}
