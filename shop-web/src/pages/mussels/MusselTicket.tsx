import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { minimumMusselKg } from '@talloor/rules/mussel/musselFacts.ts';
import type { MusselSums } from '@talloor/rules/mussel/musselOrder.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketSums, type Sum } from '../../ticket/TicketSums.tsx';
import styles from './MusselsPage.module.css';
import type { ChosenMoment } from './useChosenMoment.ts';
import { useKilograms } from './useKilograms.ts';

type MusselTicketProps = {
  readonly sale: MusselSaleView;
  readonly sums: MusselSums;
  readonly choice: Pick<ChosenMoment, 'day' | 'moment'>;
  readonly showsPrices: boolean;
  readonly children: ReactNode;
};

export function MusselTicket({ sale, sums, choice: { day, moment }, showsPrices, children }: MusselTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kilograms = useKilograms();
  const { packages, weightKg, missingKg, totals } = sums;
  const amount = (cents: number) => (showsPrices ? eurosOfCents(cents) : null);
  const sum = (key: string, label: string, cents: number, more: Partial<Sum> = {}): Sum => ({
    key,
    label,
    amount: amount(cents),
    isApproximate: cents > 0,
    ...more,
  });
  const { address, postal, city } = sale.deliveryAddress;
  const shares = { '--mussel-share': `${Math.min(100, (weightKg / minimumMusselKg) * 100)}%` } as CSSProperties;
  return (
    <Ticket>
      <div className={`${styles['mussel-dial']}${missingKg > 0 ? '' : ' is-reached'}`} style={shares}>
        <div className="stack centred dense white-ground">
          <span>
            <b className="as-block weight-700">{kilograms(weightKg)}</b>
            <small className="muted">{t('mussels.minimum', { weight: kilograms(minimumMusselKg) })}</small>
          </span>
        </div>
      </div>
      <output className={`${styles['mussel-reached']} row gap-6 above-12`}>
        {missingKg > 0 ? (
          <span>{t('mussels.missing', { weight: kilograms(missingKg) })}</span>
        ) : (
          <>
            <CheckCircleIcon size={18} weight="fill" />
            <span>{t('mussels.reached', { weight: kilograms(minimumMusselKg) })}</span>
          </>
        )}
      </output>
      <TicketCut />
      <TicketSums
        sums={[
          ...packages.map(({ package: { weightKg: weight }, quantity, lineCents }) =>
            sum(String(weight), t('mussels.line', { count: quantity, weight: kilograms(weight) }), lineCents),
          ),
          sum('subtotal', t('mussels.subtotal'), totals.subtotalCents, { emphasis: 'strong' }),
          sum('vat', t('mussels.vat', { rate: formatNumber(language, sale.vatPercentage ?? 0) }), totals.vatCents, {
            isApproximate: false,
          }),
          sum('delivery', t('mussels.deliveryCost'), totals.deliveryCents),
        ]}
      />
      <TicketCut />
      <TicketSums sums={[sum('total', t('mussels.total'), totals.payableCents, { emphasis: 'total' })]} />
      <p className="above-16 ink-700 ticket-address flex gap-12">
        <TruckIcon size={20} />
        <span>
          {day !== null && moment !== null && (
            <>
              <b>
                {t('mussels.on', {
                  day: formatDay(language, epochOfDay(day)),
                  moment: t(`mussels.inSentence.${moment}`),
                })}
              </b>
              <br />
            </>
          )}
          <span>{address}</span>
          <span>, </span>
          <span>{postal}</span> <span>{city}</span>
        </span>
      </p>
      <div className="stack gap-8 above-12">{children}</div>
    </Ticket>
  );
}
