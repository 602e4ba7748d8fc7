import type { ResourceProps } from 'react-admin';
import { ReturnPage } from './ReturnPage.tsx';
import { ReturnQueue } from './ReturnQueue.tsx';

export const returns: ResourceProps = { name: 'returns', list: ReturnQueue, show: ReturnPage };
