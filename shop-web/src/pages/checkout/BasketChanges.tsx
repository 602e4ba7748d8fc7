import Alert from '@mui/material/Alert';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { changesBetween, type BasketChange } from './changesBetween.ts';

type BasketChangesProps = { readonly before: BasketView; readonly after: BasketView };

/** Shows what changed since the amount on the button was shown; nothing was ordered (409 basket.changed). */
export function BasketChanges({ before, after }: BasketChangesProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [after]);
  return (
    <div ref={box} tabIndex={-1} className="checkout-changes">
      <Alert severity="info">
        <b>{t('checkout.changed')}</b>
        <p>{t('checkout.changedText')}</p>
        <ul>
          {changesBetween(before, after).map((change) => (
            <li key={`${change.kind} ${'article' in change ? change.article : ''}`}>
              <ChangeText change={change} />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function ChangeText({ change }: { change: BasketChange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = (euros: number | null) => (euros === null ? '€\u00a0***' : formatAmount(language, euros));
  switch (change.kind) {
    case 'total':
      return <Step label={t('checkout.changedTotal')} before={amount(change.before)} after={amount(change.after)} />;
    case 'delivery':
      return <Step label={t('checkout.deliveryCost')} before={amount(change.before)} after={amount(change.after)} />;
    case 'price':
      return (
        <Step
          label={t('checkout.changedPrice', { article: change.article })}
          before={amount(change.before)}
          after={amount(change.after)}
        />
      );
    case 'quantity':
      return (
        <Step
          label={t('checkout.changedQuantity', { article: change.article })}
          before={formatNumber(language, change.before)}
          after={formatNumber(language, change.after)}
        />
      );
    case 'added':
      return `${change.article}: ${t('checkout.added')}`;
    case 'gone':
      return `${change.article}: ${t('checkout.gone')}`;
    case 'faulty':
      return `${change.article}: ${t('checkout.nowFaulty')}`;
    default:
      return change satisfies never;
  }
}

const Step = ({ label, before, after }: { label: string; before: string; after: string }) => (
  <>
    {label}: <s>{before}</s> <ArrowRightIcon size={12} weight="bold" /> <b>{after}</b>
  </>
);
