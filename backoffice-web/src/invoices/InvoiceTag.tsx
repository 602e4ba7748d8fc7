import type { InvoiceState } from '@talloor/contracts/endpoints/invoices.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './invoices.css';

export const InvoiceTag = ({ state }: { readonly state: InvoiceState }) => {
  const { t } = useOfficeText();
  return <span className={`invoice-tag is-${state}`}>{t(`invoices.states.${state}`)}</span>;
};
