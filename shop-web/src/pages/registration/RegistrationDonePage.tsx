import Button from '@mui/material/Button';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { getRegistrationStore, type VisitorOutcome } from '@talloor/contracts/endpoints/registration.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import styles from './RegistrationPage.module.css';
import { registrationStoreKey } from './registrationStoreKey.ts';

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const { data, isError, refetch } = useQuery({
    queryKey: registrationStoreKey,
    queryFn: ({ signal }) => call(getRegistrationStore, {}, { signal }),
    staleTime: 0,
  });
  if (data?.filed) return <Told outcome={data.filed.outcome} />;
  return (
    <Page title={t('registration.done.title')} className={`${styles['registration-page']}`}>
      {isError && (
        <div className="card">
          <LoadFailed
            title={t('registration.loadFailed')}
            text={t('registration.done.support')}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data !== undefined && (
        <div className="card">
          <EmptyState title={t('registration.done.none')} text={t('registration.done.noneText')}>
            <Button component={Link} to={path('registration')} variant="contained">
              {t('registration.done.start')}
            </Button>
          </EmptyState>
        </div>
      )}
    </Page>
  );
}

function Told({ outcome }: { readonly outcome: VisitorOutcome }) {
  const { t } = useTranslation();
  const path = usePath();
  const isDone = outcome === 'created' || outcome === 'received';
  const title = t(`registration.done.${outcome}.title`);
  return (
    <Page title={title} heading={<></>} className={`${styles['registration-page']}`}>
      <div className={`${styles['registration-done']} stack gap-12`}>
        {isDone ? (
          <CheckCircleIcon className="is-done" size={56} weight="fill" />
        ) : (
          <EnvelopeSimpleIcon size={56} weight="fill" />
        )}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-16">{t(`registration.done.${outcome}.text`)}</p>
        <h2 className="above-16">{t('registration.done.next')}</h2>
        <p>{t(`registration.done.${outcome}.steps`)}</p>
        <p className="muted">{t('registration.done.support')}</p>
        <div className="above-16 wraps gap-12">
          <Button component={Link} to={path('login')} variant="contained">
            {t('registration.done.toLogin')}
          </Button>
          <Button component={Link} to={path('assortmentIndex')} variant="text">
            {t('registration.done.toShop')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
