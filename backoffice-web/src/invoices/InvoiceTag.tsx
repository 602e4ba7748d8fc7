import type { InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks = {
  open: 'open',
  overdue: 'bad',
  in_payment: 'open',
  paid: 'good',
  settled_by_credit: 'good',
  usable: 'open',
  used: 'over',
} as const satisfies Record<InvoiceState, TagLook>;

export const InvoiceTag = ({ state }: { readonly state: InvoiceState }) => {
  const { t } = useOfficeText();
  return <StateTag look={looks[state]}>{t(`invoices.states.${state}`)}</StateTag>;
};
