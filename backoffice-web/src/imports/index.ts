import type { ResourceProps } from 'react-admin';
import { ImportList } from './ImportList.tsx';
import { ImportPage } from './ImportPage.tsx';

export const imports: ResourceProps = { name: 'imports', list: ImportList, show: ImportPage };
