import type { ResourceProps } from 'react-admin';
import { ParkedList } from './ParkedList.tsx';
import { ParkedPage } from './ParkedPage.tsx';

export const parkedDeliveries: ResourceProps = { name: 'parkedDeliveries', list: ParkedList, show: ParkedPage };
