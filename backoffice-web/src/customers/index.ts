import type { ResourceProps } from 'react-admin';
import { CustomerList } from './CustomerList.tsx';
import { CustomerPage } from './CustomerPage.tsx';

/** The businesses that order. */
export const customers: ResourceProps = { name: 'customers', list: CustomerList, show: CustomerPage };
