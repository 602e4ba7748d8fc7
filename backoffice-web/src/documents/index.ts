import type { ResourceProps } from 'react-admin';
import { DocumentQueue } from './DocumentQueue.tsx';

export const documentRequests: ResourceProps = { name: 'documentRequests', list: DocumentQueue };
