import type { MissRow } from '@talloor/contracts/wordMiss.ts';
import { Link } from 'react-router-dom';
import { useMayEdit } from '../data/useMayEdit.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { MissList } from './MissList.tsx';

/** react-admin fills the form of a new record with `source`. */
const newSynonymOf = ({ language, words }: MissRow): string =>
  `/synonyms/create?source=${encodeURIComponent(JSON.stringify({ language, words: [words], one_way: false }))}`;

export const SearchMissList = () => {
  const { t } = useOfficeText();
  const mayEdit = useMayEdit('manage_content') === true;
  const addSynonym = (row: MissRow) => (
    <Link to={newSynonymOf(row)} aria-label={t('searchMisses.addSynonymOf', { words: row.words })}>
      {t('searchMisses.addSynonym')}
    </Link>
  );
  return <MissList resource="searchMisses" {...(mayEdit && { renderAct: addSynonym })} />;
};
