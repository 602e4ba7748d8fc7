import type { ResourceProps } from 'react-admin';
import { RequestList } from './RequestList.tsx';

export const requests: ResourceProps = { name: 'requests', list: RequestList };
