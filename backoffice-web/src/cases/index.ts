import type { ResourceProps } from 'react-admin';
import { CasePage } from './CasePage.tsx';
import { CaseQueue } from './CaseQueue.tsx';

export const cases: ResourceProps = { name: 'cases', list: CaseQueue, show: CasePage };
