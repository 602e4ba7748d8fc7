import type { ResourceProps } from 'react-admin';
import { RecallPage } from './RecallPage.tsx';
import { RecallQueue } from './RecallQueue.tsx';

export const recalls: ResourceProps = { name: 'recalls', list: RecallQueue, show: RecallPage };
