import type { ResourceProps } from 'react-admin';
import { ParkedList } from './ParkedList.tsx';
import { ParkedPage } from './ParkedPage.tsx';

/** Reports of deliveries that wait. */
export const parkedDeliveries: ResourceProps = { name: 'parkedDeliveries', list: ParkedList, show: ParkedPage };
