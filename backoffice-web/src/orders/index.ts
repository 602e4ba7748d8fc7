import type { ResourceProps } from 'react-admin';
import { OrderConsole } from './OrderConsole.tsx';
import { OrderList } from './OrderList.tsx';

/** Orders of all customers: found in a list, read in a console with their whole history. */
export const orders: ResourceProps = {
  name: 'orders',
  list: OrderList,
  show: OrderConsole,
  recordRepresentation: 'id',
};
