import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { endCustomerView } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetBasket } from '../basket/storedBasket.ts';
import { forgetUpload } from '../pages/upload/keptUpload.ts';
import { call } from '../server/shopClient.ts';
import { forgetDraft } from '../session/draft.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './ViewBar.css';

/** Read-only view for the office. */
export function ViewBar() {
  const { t } = useTranslation();
  const { user, customer } = useSession();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      const endedView = await call(endCustomerView, { body: {} });
      // No customer data stays in the office's browser.
      forgetDraft();
      forgetBasket();
      forgetUpload();
      globalThis.location.assign(`/backoffice/users/${endedView.user_id}/show`);
    } catch (error) {
      setBusy(false);
      showToast({ kind: 'error', error, title: failureText(error, t) });
    }
  };
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <aside className="white view-bar cluster" aria-label={t('shell.view.label')}>
      <span className="shrinks">
        <EyeIcon size={20} weight="fill" aria-hidden />{' '}
        <span>
          {customer === null ? t('shell.view.as', { name }) : t('shell.view.asFor', { name, customer: customer.name })}
        </span>
        {' · '}
        <b>{t('shell.view.readOnly')}</b>
      </span>
      <button className="no-border round-8 white-ground" type="button" disabled={isBusy} onClick={() => void stop()}>
        {t('shell.view.stop')}
      </button>
    </aside>
  );
}
