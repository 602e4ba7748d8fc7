import type { ResourceProps } from 'react-admin';
import { FaqMissList } from './FaqMissList.tsx';

export const faqMisses: ResourceProps = { name: 'faqMisses', list: FaqMissList };
