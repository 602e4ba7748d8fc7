import type { ResourceProps } from 'react-admin';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicePage } from './InvoicePage.tsx';

export const invoices: ResourceProps = { name: 'invoices', list: InvoiceList, show: InvoicePage };
