import Button from '@mui/material/Button';
import { getPayment } from '@talloor/contracts/endpoints/payments.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { PaymentState } from '@talloor/contracts/endpoints/invoices.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../components/Loaded.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { BackHeading } from '../../shell/BackHeading.tsx';
import { Page } from '../../shell/Page.tsx';
import { Forbidden } from '../system/Forbidden.tsx';

const severities = {
  processing: 'info',
  paid: 'success',
  credit_settled: 'success',
  failed: 'error',
  canceled: 'warning',
  expired: 'warning',
  released: 'warning',
  refused: 'error',
} as const satisfies Record<PaymentState, string>;

/** `?payment=`: return address for the provider (spec after-ordering §2, §4). */
export function Component() {
  const { user } = useSession();
  return user.rights.includes('see_invoices') ? <Payment /> : <Forbidden />;
}

function Payment() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const id = query.get('payment') ?? '';
  const read = usePayment(id);
  const state = read.data?.state;
  const queries = useQueryClient();
  useEffect(() => {
    if (state !== undefined && state !== 'processing') void queries.invalidateQueries({ queryKey: ['invoices'] });
  }, [state, queries]);
  const isMissing = id === '' || (read.error instanceof ProblemError && [400, 404].includes(read.error.status));
  return (
    <Page
      title={t('payment.title')}
      heading={<BackHeading title={t('payment.title')} to={path('invoices')} back={t('payment.back')} />}
      isWaiting={read.data === undefined && read.error === null}
    >
      <Loaded
        read={read}
        isMissing={isMissing}
        missing={{
          title: t('payment.notFound'),
          text: t('payment.notFoundText'),
          way: { to: path('invoices'), label: t('payment.back') },
        }}
        failed={{ title: t('payment.failed'), text: t('payment.failedText') }}
      >
        {(payment) => <PaymentResult payment={payment} />}
      </Loaded>
    </Page>
  );
}

const pollMs = 2000;
const maxRetries = 10;
const isRefused = (error: Error): boolean => error instanceof ProblemError && error.status >= 400 && error.status < 500;

function usePayment(id: string) {
  const { customer } = useSession();
  return useQuery({
    queryKey: ['payments', customer?.customer_number ?? null, id],
    queryFn: ({ signal }) => call(getPayment, { params: { id } }, { signal }),
    enabled: id !== '' && customer !== null,
    refetchOnMount: 'always',
    // The read model may lag.
    retry: (failures, error) => failures < maxRetries && !isRefused(error),
    retryDelay: pollMs,
    refetchInterval: (query) => (query.state.data?.state === 'processing' ? pollMs : false),
  });
}

type PaymentView = NonNullable<ReturnType<typeof usePayment>['data']>;

function PaymentResult({ payment }: { readonly payment: PaymentView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { state, checkout_url: checkout } = payment;
  const isUnpaid = !['processing', 'paid', 'credit_settled'].includes(state);
  const links = (numbers: readonly string[]) =>
    numbers.map((number) => (
      <Link key={number} to={`${path('invoice')}?number=${number}`}>
        {number}
      </Link>
    ));
  return (
    <section className="card padded stack one-column gap-16" aria-live="polite">
      <Notice severity={severities[state]}>
        <b className="as-block">{t(`payment.state.${state}`)}</b>
        <span>{t(`payment.text.${state}`, { amount: formatAmount(language, payment.amount) })}</span>
      </Notice>
      <p className="text-20 weight-680">{formatAmount(language, payment.amount)}</p>
      <p className="facts">
        <span>{t('payment.invoices')}</span>
        {links(payment.invoice_numbers)}
      </p>
      {payment.credit_note_numbers.length > 0 && (
        <p className="facts">
          <span>{t('payment.credits')}</span>
          {links(payment.credit_note_numbers)}
        </p>
      )}
      <div className="wraps gap-8">
        {state === 'processing' && checkout !== null && (
          <Button variant="contained" href={checkout}>
            {t('payment.continue')}
          </Button>
        )}
        <Button
          component={Link}
          to={
            isUnpaid && payment.invoice_numbers.length === 1
              ? `${path('invoice')}?number=${payment.invoice_numbers[0]}`
              : path('invoices')
          }
          variant={isUnpaid ? 'contained' : 'outlined'}
        >
          <span>{t(isUnpaid ? 'payment.again' : 'payment.back')}</span>
        </Button>
      </div>
    </section>
  );
}
