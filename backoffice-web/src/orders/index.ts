import type { ResourceProps } from 'react-admin';
import { OrderConsole } from './OrderConsole.tsx';
import { OrderList } from './OrderList.tsx';

export const orders: ResourceProps = {
  name: 'orders',
  list: OrderList,
  show: OrderConsole,
  recordRepresentation: 'id',
};
