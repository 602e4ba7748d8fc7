import type { ResourceProps } from 'react-admin';
import { ChangePage } from './ChangePage.tsx';

export const changes: ResourceProps = { name: 'catalogueChanges', list: ChangePage };
