import Button from '@mui/material/Button';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useDeliveryNote } from '../../deliveries/useDeliveryNote.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import './DeliveryNotePage.css';
import { NoteContent } from './NoteContent.tsx';

/** A delivery note: `?number=` names it, `&prices=0` leaves every amount out (readings.md, Pages without a parameter). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('number');
  const number = asked !== null && /^\d{1,20}$/.test(asked) ? asked : null;
  const withPrices = query.get('prices') !== '0';
  const { data, error, refetch } = useDeliveryNote(number, withPrices);
  const isUnknown = number === null || (error instanceof ProblemError && error.code === 'delivery_note.not_found');
  const title = number === null ? t('deliveryNote.page') : t('deliveryNote.title', { number });
  return (
    <Page
      title={title}
      className="note-page"
      heading={
        <div className="order-head">
          <Link to={path('orders')} className="link">
            <ArrowLeftIcon size={14} weight="bold" />
            {t('deliveryNote.back')}
          </Link>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      }
    >
      {isUnknown ? (
        <div className="card">
          <EmptyState title={t('deliveryNote.notFound')} text={t('deliveryNote.notFoundText')}>
            <Button component={Link} to={path('orders')} variant="contained">
              {t('order.toOrders')}
            </Button>
          </EmptyState>
        </div>
      ) : data !== undefined ? (
        <NoteContent
          note={data}
          withPrices={withPrices}
          onPrices={(wanted) => setQuery({ number, ...(wanted ? {} : { prices: '0' }) }, { replace: true })}
        />
      ) : (
        error !== null && (
          <div className="card">
            <LoadFailed
              title={t('deliveryNote.failed')}
              text={t('deliveryNote.failedText')}
              onRetry={() => void refetch()}
            />
          </div>
        )
      )}
    </Page>
  );
}
