import Button from '@mui/material/Button';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './OrdersPage.module.css';

type OrderPagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly isLimited?: boolean | undefined;
  readonly onTurn: (page: number) => void;
};

export function OrderPages({ page, pages, from, to, total, isLimited, onTurn }: OrderPagesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav className={`above-24 ${styles['order-pages']} row gap-16`} aria-label={t('orders.pages')}>
      <Button variant="outlined" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <CaretLeftIcon size={16} weight="bold" />
        <span>{t('orders.previous')}</span>
      </Button>
      <span className="muted" aria-live="polite">
        {isLimited
          ? t('orders.shownMany', { from, to, total: formatNumber(language, total) })
          : t('orders.shown', { from, to, total })}
      </span>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        <span>{t('orders.next')}</span>
        <CaretRightIcon size={16} weight="bold" />
      </Button>
    </nav>
  );
}
