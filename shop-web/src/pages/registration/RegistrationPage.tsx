import { getRegistrationStore } from '@talloor/contracts/calls/registration.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import '../checkout/CheckoutPage.css';
import './RegistrationPage.css';
import { registrationStoreKey } from './registrationStoreKey.ts';
import { RegistrationWizard } from './RegistrationWizard.tsx';

/** Becoming a customer, or with `mode=activate` a login for a customer number; goes on where it was left. */
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
      <Page title={title} className="registration-page">
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
