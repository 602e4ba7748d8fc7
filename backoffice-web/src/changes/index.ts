import type { ResourceProps } from 'react-admin';
import { ChangePage } from './ChangePage.tsx';

/** Changes of the shop's data. */
export const changes: ResourceProps = { name: 'catalogueChanges', list: ChangePage };
