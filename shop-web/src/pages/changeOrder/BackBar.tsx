import Button from '@mui/material/Button';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';

export function BackBar({ view }: { readonly view: OrderDraftView }) {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const { amount_to_pay: pay, is_approximate: isApproximate } = view.basket;
  return (
    <FixedBar
      name={t('changeOrder.yours')}
      total={
        pay === null ? t('orders.lines', { count: view.lines.length }) : formatApproximate(language, pay, isApproximate)
      }
      note={t('changeOrder.changed', { count: view.changes })}
    >
      <Button component={Link} to={`${path('changeOrder')}?order=${view.order_number}`} variant="contained">
        {t('changeOrder.backShort')}
      </Button>
    </FixedBar>
  );
}
