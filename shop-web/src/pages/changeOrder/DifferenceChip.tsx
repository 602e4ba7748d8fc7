import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './ChangeOrder.module.css';

type DifferenceChipProps = { readonly original: number; readonly quantity: number; readonly unit: string };

/** Screen readers hear it in full (design 5.14). */
export function DifferenceChip({ original, quantity, unit }: DifferenceChipProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (quantity === original) return <span className="muted small">{t('changeOrder.same')}</span>;
  if (original === 0)
    return (
      <span className={`round-4 white ${styles['draft-chip']} inline gap-4 small nowrap is-new`}>
        <PlusIcon size={12} weight="bold" /> <span>{t('changeOrder.isNew')}</span>
      </span>
    );
  if (quantity === 0)
    return (
      <span className={`round-4 white ${styles['draft-chip']} inline gap-4 small nowrap is-removed`}>
        <MinusIcon size={12} weight="bold" /> <span>{t('changeOrder.isRemoved')}</span>
      </span>
    );
  const by = Math.abs(Math.round((quantity - original) * 1000) / 1000);
  const isMore = quantity > original;
  const number = (count: number) => formatNumber(language, count);
  return (
    <span className={`round-4 white ${styles['draft-chip']} inline gap-4 small nowrap`}>
      <span aria-hidden="true">
        <span>{isMore ? '+' : '−'}</span>
        <span>{number(by)}</span>
      </span>
      <span className="sr-only">
        {t(isMore ? 'changeOrder.more' : 'changeOrder.less', {
          quantity: number(quantity),
          was: number(original),
          by: number(by),
          unit,
        })}
      </span>
    </span>
  );
}
