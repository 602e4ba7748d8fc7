import { getRegistrationStore } from '@talloor/contracts/endpoints/registration.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import '../checkout/CheckoutPage.module.css';
import styles from './RegistrationPage.module.css';
import { registrationStoreKey } from './registrationStoreKey.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { stepsOf } from './registrationValues.ts';
import { RegistrationWizard } from './RegistrationWizard.tsx';

const waiting = [700, 270];

/** `mode=activate` is a login for a customer number. */
export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const kind = query.get('mode') === 'activate' ? 'activation' : 'registration';
  const title = t(kind === 'activation' ? 'registration.activateTitle' : 'registration.title');
  const { data, isError, refetch } = useQuery({
    queryKey: registrationStoreKey,
    queryFn: ({ signal }) => call(getRegistrationStore, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data === undefined)
    return (
      <Page
        title={title}
        className={`${styles['registration-page']}`}
        isWaiting={!isError}
        heading={
          <div className="row apart gap-24 below-16 page-head">
            <h1 tabIndex={-1}>{title}</h1>
            {!isError && <RegistrationSteps kind={kind} current={stepsOf[kind][0] ?? 'company'} />}
          </div>
        }
      >
        {!isError && <CardSkeletons className="with-ticket registration" heights={waiting} />}
        {isError && (
          <div className="card">
            <LoadFailed
              title={t('registration.loadFailed')}
              text={t('registration.failed')}
              onRetry={() => void refetch()}
            />
          </div>
        )}
      </Page>
    );
  const draft = data.draft?.kind === kind ? data.draft : null;
  return <RegistrationWizard key={kind} kind={kind} title={title} draft={draft} formToken={data.form_token} />;
}
