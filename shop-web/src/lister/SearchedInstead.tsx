import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useTranslation } from 'react-i18next';
import './SearchedInstead.css';

/** Corrected keywords were searched. */
export function SearchedInstead({ keywords, corrected }: { keywords: string; corrected: string | null }) {
  const { t } = useTranslation();
  if (corrected === null || corrected === keywords) return null;
  return (
    <p className="below-12 round-8 breaks searched-instead row at-top gap-12">
      <MagnifyingGlassIcon size={18} />
      <span>{t('search.corrected', { corrected, keywords })}</span>
    </p>
  );
}
