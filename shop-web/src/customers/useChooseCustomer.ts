import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

type Choosing = {
  readonly busy: string | null;
  readonly choose: (customerNumber: string, name: string) => Promise<boolean>;
};

export function useChooseCustomer(): Choosing {
  const { t } = useTranslation();
  const { customer, choose } = useSession();
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    choose: async (customerNumber, name) => {
      if (busy !== null) return false;
      if (customerNumber === customer?.customer_number) return true;
      setBusy(customerNumber);
      try {
        await choose(customerNumber);
        showToast({ kind: 'ok', title: t('customers.chosen', { name }), text: t('customers.chosenText') });
        return true;
      } catch (error) {
        showToast({ kind: 'error', error, title: t('customers.failed'), text: failureText(error, t) });
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
