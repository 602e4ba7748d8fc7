import { MissList } from './MissList.tsx';

export const FaqMissList = () => <MissList resource="faqMisses" />;
