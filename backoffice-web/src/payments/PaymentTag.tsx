import type { PaymentState } from '@talloor/contracts/endpoints/invoices.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { StateTag, type TagLook } from '../layout/StateTag.tsx';

const looks = {
  processing: 'open',
  paid: 'good',
  credit_settled: 'good',
  failed: 'bad',
  canceled: 'over',
  expired: 'over',
  released: 'over',
  refused: 'bad',
} as const satisfies Record<PaymentState, TagLook>;

export const PaymentTag = ({ state }: { readonly state: PaymentState }) => {
  const { t } = useOfficeText();
  return <StateTag look={looks[state]}>{t(`payments.states.${state}`)}</StateTag>;
};
