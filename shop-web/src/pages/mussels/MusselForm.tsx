import Button from '@mui/material/Button';
import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { isAboveLimit } from '@talloor/rules/account/approval.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { centsOfEuros, millsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { lengthOf } from '@talloor/rules/account/fields/lengthOf.ts';
import { minimumMusselKg, mostOfMusselOrder } from '@talloor/rules/mussel/musselFacts.ts';
import { addUpMussels } from '@talloor/rules/mussel/musselOrder.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { TermsCard } from '../../terms/TermsCard.tsx';
import { useTermsConsent } from '../../terms/useTermsConsent.ts';
import { useKilograms } from './useKilograms.ts';
import { MusselDetails, type MusselTexts } from './MusselDetails.tsx';
import { MusselMoments } from './MusselMoments.tsx';
import { MusselPackages } from './MusselPackages.tsx';
import { MusselTicket } from './MusselTicket.tsx';
import styles from './MusselsPage.module.css';
import { useChosenMoment } from './useChosenMoment.ts';
import { useOrderMussels } from './useOrderMussels.ts';

const formId = 'mussel-form';

export function MusselForm({ sale }: { sale: MusselSaleView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kilograms = useKilograms();
  const { user, customer } = useSession();
  const choice = useChosenMoment(sale);
  const { isBusy, order } = useOrderMussels();
  const consent = useTermsConsent();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [texts, setTexts] = useState<MusselTexts>({ reference: '', message: '' });
  const reference = texts.reference.trim();
  const message = texts.message.trim();
  const sums = addUpMussels(
    sale.packagingOptions.map(({ weightKg, pricePerKg }) => ({
      package: { articleNumber: '', weightKg, pricePerKgMills: millsOfEuros(pricePerKg ?? 0) },
      quantity: counts[weightKg] ?? 0,
    })),
    sale.vatPercentage ?? 0,
  );
  const { orderLimit: limit } = sale;
  const { day, moment } = choice;
  const showsPrices = sale.packagingOptions.every(({ pricePerKg }) => pricePerKg !== null);
  const customerStatus = customer?.status ?? 'active';
  const hints = [
    ...(customerStatus === 'active' ? [] : [t(`basket.customer.${customerStatus}`)]),
    ...(user.rights.includes('order') ? [] : [t('mussels.mayNotOrder')]),
    ...(day === null || moment === null ? [t('mussels.delivery_date_not_selected')] : []),
    ...(sums.missingKg > 0 ? [t('mussels.minimum_weight_not_reached', { minimum: kilograms(minimumMusselKg) })] : []),
    ...(limit !== null && isAboveLimit(centsOfEuros(limit), sums.totals)
      ? [t('mussels.aboveLimit', { limit: formatAmount(language, limit) })]
      : []),
    ...(sale.isReferenceRequired && reference === '' ? [t('mussels.referenceMissing')] : []),
    ...(consent.due !== null && !consent.isGiven ? [t('terms.needed')] : []),
    ...(['reference', 'message'] as const)
      .filter((field) => lengthOf(texts[field].trim()) > mostOfMusselOrder[field])
      .map((field) => t('mussels.tooLong', { field: t(`checkout.${field}`), most: mostOfMusselOrder[field] })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || consent.isSending || hints.length > 0) return;
    const orderedQuantities = sale.packagingOptions.map(({ weightKg }) => ({
      weight: weightKg,
      quantity: counts[weightKg] ?? 0,
    }));
    const body = {
      deliveryDate: day,
      deliveryMoment: moment,
      orderedQuantities,
      ...(reference !== '' && { reference }),
      ...(message !== '' && { message }),
      ...(showsPrices && { shownTotal: eurosOfCents(sums.totals.payableCents) }),
    };
    if (consent.due === null) void order(body);
    else void consent.send().then((isAccepted) => (isAccepted ? order(body) : undefined));
  };
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      aria-busy={isBusy || undefined}
      disabled={isBusy || hints.length > 0}
    >
      <span>{t(isBusy ? 'mussels.sending' : 'mussels.order')}</span>
    </Button>
  );
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <div className="with-ticket">
        <div className={styles['mussel-cards']}>
          {choice.lost !== null && (
            <Notice severity="warning" role="alert">
              {choice.lost}
            </Notice>
          )}
          <MusselMoments choice={choice} />
          <MusselPackages options={sale.packagingOptions} counts={counts} onChange={setCounts} />
          <MusselDetails texts={texts} isReferenceRequired={sale.isReferenceRequired} onChange={setTexts} />
          <TermsCard consent={consent} />
        </div>
        <aside aria-label={t('mussels.summary')}>
          <MusselTicket sale={sale} sums={sums} choice={choice} showsPrices={showsPrices}>
            {hints.length > 0 && (
              <ul className={`ticket-note ${styles['mussel-hints']}`}>
                {hints.map((hint) => (
                  <li key={hint}>{hint}</li>
                ))}
              </ul>
            )}
            {button}
          </MusselTicket>
        </aside>
      </div>
      <FixedBar
        name={t('mussels.summary')}
        total={kilograms(sums.weightKg)}
        note={
          hints[0] ?? (showsPrices ? formatApproximate(language, eurosOfCents(sums.totals.payableCents), true) : '')
        }
      >
        {button}
      </FixedBar>
    </form>
  );
}
