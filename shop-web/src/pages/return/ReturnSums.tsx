import type { ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { streetOf } from '../../orders/streetOf.ts';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketSums, type Sum } from '../../ticket/TicketSums.tsx';
import styles from './ReturnPage.module.css';

export function ReturnSums({ view }: { view: ReturnView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { address, contact, answer, credit } = view;
  const street = streetOf(address);
  return (
    <Ticket>
      <h2>{t('returns.yours')}</h2>
      <div className="text-14 note-addresses stack gap-4">
        <b>{t('returns.collectAt')}</b>
        <p>
          <span>{address?.name ?? view.customer_name}</span>
          <br />
          <span>{address === null ? t('returns.erased') : `${street}, ${address.postal} ${address.city}`}</span>
        </p>
        <b>{t('returns.contact')}</b>
        <p>
          <span>{contact.name ?? t('returns.erased')}</span>
          <br />
          <span>{contact.email ?? t('returns.erased')}</span>
        </p>
        {answer !== null && (
          <>
            <b>{t('returns.answer')}</b>
            <p className={`breaks ${styles['return-answer']}`}>{answer}</p>
          </>
        )}
      </div>
      {credit !== null && (
        <>
          <TicketCut />
          <h3>{t('returns.credit')}</h3>
          <TicketSums
            sums={[
              sum('excl', t('returns.excl'), credit.excl_vat),
              ...credit.vat.map(({ tax_percentage: rate, base, amount }) =>
                sum(
                  `vat-${rate}`,
                  t('returns.vat', { rate: formatNumber(language, rate), base: formatAmount(language, base) }),
                  amount,
                ),
              ),
              ...(credit.deposit === 0 ? [] : [sum('deposit', t('returns.deposit'), credit.deposit)]),
            ]}
          />
          <TicketCut />
          <TicketSums sums={[{ ...sum('total', t('returns.total'), credit.total), emphasis: 'total' }]} />
        </>
      )}
    </Ticket>
  );
}

const sum = (key: string, label: string, amount: number): Sum => ({ key, label, amount, isApproximate: false });
