import type { ResourceProps } from 'react-admin';
import { CustomerList } from './CustomerList.tsx';
import { CustomerPage } from './CustomerPage.tsx';

export const customers: ResourceProps = { name: 'customers', list: CustomerList, show: CustomerPage };
