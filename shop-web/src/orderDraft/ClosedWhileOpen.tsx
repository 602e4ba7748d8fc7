import Button from '@mui/material/Button';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';

export function ClosedWhileOpen({ view }: { view: OrderDraftView }) {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const { order_number: order, changes, unsent } = view;
  return (
    <div className="card">
      <EmptyState
        title={t('changeOrder.closedTitle', { order, time: formatTime(language, view.changeable_until) })}
        text={t(changes === 0 ? 'changeOrder.closedText.none' : `changeOrder.closedText.${unsent}`)}
      >
        <Button component={Link} to={`${path('orderDetail')}?order=${order}`} variant="contained">
          {t('changeOrder.view')}
        </Button>
      </EmptyState>
    </div>
  );
}
