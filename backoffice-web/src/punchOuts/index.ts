import type { ResourceProps } from 'react-admin';
import { PunchOutList } from './PunchOutList.tsx';
import { PunchOutPage } from './PunchOutPage.tsx';

export const punchOuts: ResourceProps = { name: 'punchOuts', list: PunchOutList, show: PunchOutPage };
