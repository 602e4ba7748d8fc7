import { getOrderReceipt, type OrderReceiptView } from '@talloor/contracts/endpoints/orderReceipts.ts';
import { formatSeconds, formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import '../../orders/order.css';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import styles from './OrderReceipt.module.css';
import { ReceiptLines } from './ReceiptLines.tsx';

/** Proof before the deadline (ADR 0111). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const order = numberIn(query, 'order');
  const version = numberIn(query, 'version') ?? '1';
  const read = useReceipt(order, version);
  return (
    <NumberedPage
      title={t('receipt.title', { version })}
      number={order}
      all={{
        to: order === null ? path('orders') : `${path('orderDetail')}?order=${order}`,
        back: order === null ? t('order.back') : t('receipt.back', { order }),
        button: t('order.toOrders'),
      }}
      read={read}
      missing={{ title: t('receipt.missing'), text: t('receipt.missingText') }}
      failed={{ title: t('receipt.failed'), text: t('receipt.failedText') }}
      waiting={<OrderSkeleton />}
    >
      {(receipt) => <Receipt receipt={receipt} />}
    </NumberedPage>
  );
}

function useReceipt(order: string | null, version: string) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['orders', customer?.customer_number ?? null, language, 'receipt', order, version],
    queryFn: ({ signal }) =>
      call(getOrderReceipt, { params: { orderId: order ?? '', version: Number(version) } }, { signal }),
    enabled: order !== null && customer !== null,
    // Immutable.
    staleTime: Infinity,
  });
}

function Receipt({ receipt }: { receipt: OrderReceiptView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pastDay = usePastDay();
  const { order_number: order, version, submitted_at: at, changeable_until: until, event } = receipt;
  const happened = { placed: 'receipt.placed', user: 'receipt.changed', deadline: 'receipt.byItself' } as const;
  const amount = (euros: number) => formatApproximate(language, euros, receipt.is_approximate);
  const by = receipt.is_by_office
    ? t('receipt.byOffice')
    : receipt.made_by !== null && t('receipt.by', { name: receipt.made_by });
  return (
    <>
      <div className="below-16 order-facts cluster">
        <span className="facts">
          <span>
            <b>
              {t(happened[receipt.cause], {
                day: formatWeekdayDate(language, at),
                time: formatSeconds(language, at),
              })}
            </b>{' '}
            (<span>{t('receipt.serverTime')}</span>){by !== false && <span>{` ${by}`}</span>}
          </span>
          <span>
            <span>{receipt.customer_name}</span>, <span>{receipt.customer_number}</span>
          </span>
          <span>
            {t(
              receipt.delivery_moment === undefined ? 'receipt.delivery' : `receipt.mussels.${receipt.delivery_moment}`,
              {
                day: pastDay(receipt.delivery_date),
                moment: `${pastDay(until)} ${formatTime(language, until)}`,
              },
            )}
          </span>
        </span>
        <span className="grow" />
        <PdfButton
          href={`/${language}/order-receipt/${order}/${version}/pdf`}
          name={t('receipt.pdfName', { version })}
        />
      </div>
      <div className={`${styles['receipt-column']} stack gap-16`}>
        <ReceiptLines receipt={receipt} />
        {receipt.amount_to_pay !== null && (
          <p className="to-right">
            <span>{t('receipt.amount')}</span> <b>{amount(receipt.amount_to_pay)}</b>
            {receipt.original_amount_to_pay !== null && (
              <small className="as-block small weight-400 muted">
                {t('receipt.wasAmount', { amount: amount(receipt.original_amount_to_pay) })}
              </small>
            )}
          </p>
        )}
        <section className="stack gap-8 card padded" aria-labelledby="receipt-proof">
          <h2 id="receipt-proof">{t('receipt.proof')}</h2>
          <p>
            <span>{t('receipt.event', { event: event.name })}</span>{' '}
            <small className="small muted breaks">{event.id}</small>
          </p>
          <p>
            <span>{t('receipt.hash')}</span>
            <code className="as-block breaks text-14">{event.hash}</code>
          </p>
          <p className="small muted breaks">{t('receipt.explain')}</p>
        </section>
      </div>
    </>
  );
}
