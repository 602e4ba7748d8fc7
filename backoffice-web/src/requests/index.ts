import type { ResourceProps } from 'react-admin';
import { RequestList } from './RequestList.tsx';

/** What customers ask of the office. */
export const requests: ResourceProps = { name: 'requests', list: RequestList };
