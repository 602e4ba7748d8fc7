import type { ResourceProps } from 'react-admin';
import { PaymentList } from './PaymentList.tsx';
import { PaymentPage } from './PaymentPage.tsx';

export const payments: ResourceProps = { name: 'payments', list: PaymentList, show: PaymentPage };
