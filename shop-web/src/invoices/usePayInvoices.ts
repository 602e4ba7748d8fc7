import { payInvoices } from '@talloor/contracts/endpoints/payments.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { leaveFor } from './leaveFor.ts';
import type { PaymentChoice } from './paymentChoice.ts';
import { useInvoicesChanged } from './useInvoices.ts';

/**
 * Leaves for the provider, or for the result if nothing is due.
 * @param onRefused answers numbers that can no longer be chosen
 */
export function usePayInvoices(onRefused?: () => Promise<readonly string[]>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const refresh = useInvoicesChanged();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  useEffect(() => {
    // Back restores the page as it was.
    const release = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setIsBusy(false);
    };
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  const pay = async ({ invoiceNumbers, creditNumbers, amount }: PaymentChoice): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const { payment_id: id, checkout_url: checkout } = await call(payInvoices, {
        body: { invoice_numbers: [...invoiceNumbers], credit_note_numbers: [...creditNumbers], amount },
      });
      if (checkout !== null) {
        leaveFor(checkout);
        return;
      }
      await navigate(`${path('payment')}?payment=${id}`);
    } catch (error) {
      const [dropped = []] = await Promise.all([onRefused?.(), refresh()]);
      const text = failureText(error, t);
      const numbers = dropped.join(', ');
      showToast({
        kind: 'error',
        error,
        title: t('invoices.payFailed'),
        text: numbers === '' ? text : `${text} ${t('invoices.dropped', { numbers })}`,
      });
    }
    isRunning.current = false;
    setIsBusy(false);
  };
  return { pay, isBusy };
}
