import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/EmptyState.tsx';
import { useChooseCustomer } from './useChooseCustomer.ts';

type OtherCustomerProps = {
  readonly customer: { readonly customer_number: string; readonly name: string };
  readonly title: string;
};

/** Replaces what belongs to the user's other customer. */
export function OtherCustomer({ customer: { customer_number: number, name }, title }: OtherCustomerProps) {
  const { t } = useTranslation();
  const { busy, choose } = useChooseCustomer();
  return (
    <div className="card">
      <EmptyState title={title} text={t('customers.elsewhereText')}>
        <Button variant="contained" disabled={busy !== null} onClick={() => void choose(number, name)}>
          <span>{t('customers.switchTo', { customer: name })}</span>
        </Button>
      </EmptyState>
    </div>
  );
}
