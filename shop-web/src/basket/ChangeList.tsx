import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { formatAmount, formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { BasketChange, TotalShown } from './changesBetween.ts';

export const ChangeList = ({ changes }: { readonly changes: readonly BasketChange[] }) => (
  <ul className="above-8 stack gap-4">
    {changes.map((change) => (
      <li key={`${change.kind} ${'article' in change ? change.article : ''}`}>
        <ChangeText change={change} />
      </li>
    ))}
  </ul>
);

function ChangeText({ change }: { change: BasketChange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hidden = '€\u00a0***';
  const amount = (euros: number | null) => (euros === null ? hidden : formatAmount(language, euros));
  const total = (shownTotal: TotalShown) =>
    shownTotal.amount === null ? hidden : formatApproximate(language, shownTotal.amount, shownTotal.isApproximate);
  switch (change.kind) {
    case 'total':
      return (
        <ChangeStep label={t('checkout.changedTotal')} before={total(change.before)} after={total(change.after)} />
      );
    case 'delivery':
      return (
        <ChangeStep label={t('checkout.deliveryCost')} before={amount(change.before)} after={amount(change.after)} />
      );
    case 'express':
      return (
        <ChangeStep label={t('checkout.expressFee')} before={amount(change.before)} after={amount(change.after)} />
      );
    case 'price':
      return (
        <ChangeStep
          label={t('checkout.changedPrice', { article: change.article })}
          before={amount(change.before)}
          after={amount(change.after)}
        />
      );
    case 'quantity':
    case 'free':
      return (
        <ChangeStep
          label={t(change.kind === 'free' ? 'checkout.changedFree' : 'checkout.changedQuantity', {
            article: change.article,
          })}
          before={formatNumber(language, change.before)}
          after={formatNumber(language, change.after)}
        />
      );
    case 'added':
      return t('checkout.added', { article: change.article });
    case 'gone':
      return t('checkout.gone', { article: change.article });
    case 'faulty':
      return change.why === ''
        ? t('checkout.nowFaulty', { article: change.article })
        : t('checkout.faultyBecause', { article: change.article, why: change.why });
    case 'repaired':
      return t('checkout.repaired', { article: change.article });
    case 'below_minimum':
      return change.why;
    case 'single':
      return t('checkout.nowSingle', { order: change.order });
    default:
      return change satisfies never;
  }
}

export const ChangeStep = ({ label, before, after }: { label: string; before: string; after: string }) => (
  <>
    <span>{label}</span> <s>{before}</s> <ArrowRightIcon size={12} weight="bold" /> <b>{after}</b>
  </>
);
