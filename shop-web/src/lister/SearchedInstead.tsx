import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import type { SearchAnswer } from '../products/useSearch.ts';
import './SearchedInstead.css';

type Searched = Pick<SearchAnswer, 'corrected' | 'hasTyped' | 'relaxed' | 'didYouMean' | 'products'>;

export function SearchedInstead({ keywords, answer }: { keywords: string; answer: Searched }) {
  const { t } = useTranslation();
  const path = usePath();
  const { corrected, hasTyped, relaxed, didYouMean, products } = answer;
  if (products.length === 0) return null;
  const words = relaxed?.omitted.map((word) => `“${word}”`).join(', ') ?? '';
  const notes = [
    ...(corrected === null || corrected === keywords
      ? []
      : [hasTyped ? t('search.correctedToo', { corrected }) : t('search.corrected', { corrected, keywords })]),
    ...(relaxed === null ? [] : [words === '' ? t('search.omittedAny') : t('search.omitted', { words })]),
  ];
  if (notes.length === 0) return null;
  return (
    <div className="below-12 round-8 breaks searched-instead row at-top gap-12">
      <MagnifyingGlassIcon size={18} />
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {relaxed !== null && didYouMean.length > 0 && (
          <p className="wraps flex gap-12">
            {didYouMean.map((text) => (
              <Link
                className="weight-620"
                key={text}
                to={`${path('search')}?${new URLSearchParams({ keywords: text })}`}
              >
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
