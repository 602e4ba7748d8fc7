import type { InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../components/StateChip.tsx';

const chips = {
  open: 'open',
  overdue: 'blocked',
  in_payment: 'paused',
  paid: 'done',
  settled_by_credit: 'done',
  usable: 'open',
  used: 'done',
} as const satisfies Record<InvoiceState, string>;

export function InvoiceChip({ state }: { readonly state: InvoiceState }) {
  const { t } = useTranslation();
  return <StateChip state={chips[state]}>{t(`invoices.state.${state}`)}</StateChip>;
}
