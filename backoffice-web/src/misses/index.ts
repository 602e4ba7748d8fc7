import type { ResourceProps } from 'react-admin';
import { FaqMissList } from './FaqMissList.tsx';
import { SearchMissList } from './SearchMissList.tsx';

export const faqMisses: ResourceProps = { name: 'faqMisses', list: FaqMissList };
export const searchMisses: ResourceProps = { name: 'searchMisses', list: SearchMissList };
