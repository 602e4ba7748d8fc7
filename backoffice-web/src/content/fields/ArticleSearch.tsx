import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { Board } from '@talloor/look/Board.tsx';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ProductRow } from '../contentRows.ts';
import { useRested } from './useRested.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type ArticleSearchProps = {
  readonly label: string;
  /** Of the request's field, for refusals. */
  readonly path?: string;
  readonly excluded: readonly string[];
  readonly onChoose: (product: ProductRow) => void;
};

const maxResults = 8;

/** Searches number, name, brand or EAN; Enter takes the first. */
export const ArticleSearch = ({ label, path, excluded, onChoose }: ArticleSearchProps) => {
  const { t, language } = useOfficeText();
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const q = useRested(searchText.trim(), 300);
  const { data = [], isFetching } = useGetList<ProductRow>(
    'products',
    { filter: { q }, pagination: { page: 1, perPage: Math.min(100, maxResults + excluded.length) } },
    { enabled: q !== '' },
  );
  const isAsked = searchText.trim() !== '' && q === searchText.trim() && !isFetching;
  const results = isAsked ? data.filter((product) => !excluded.includes(product.id)).slice(0, maxResults) : [];
  const choose = (product: ProductRow) => {
    onChoose(product);
    setSearchText('');
  };
  return (
    <div className="above-8 article-search stack gap-6">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="office-field"
        {...atMost(60, ...(path === undefined ? [] : [path]))}
        autoComplete="off"
        placeholder={t('content.articleSearch')}
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (results[0]) choose(results[0]);
        }}
      />
      <output className="sr-only">
        {isAsked &&
          (results.length === 0 ? t('content.articleNone') : t('content.articleFound', { count: results.length }))}
      </output>
      {isAsked && results.length === 0 && <p className="field-hint">{t('content.articleNone')}</p>}
      {results.length > 0 && (
        <ul className="article-found">
          {results.map((product) => (
            <li key={product.id}>
              <button
                className="row gap-8 full tall-rem no-border clear to-left"
                type="button"
                onClick={() => choose(product)}
              >
                <Board board={product.board} icon={product.icon} size="row" />
                <span>
                  <span>{product.name[language]}</span>{' '}
                  <small>
                    <span>{product.id}</span> <span>{product.brand}</span> <span>{product.pack[language]}</span>
                  </small>
                </span>
                <PlusIcon aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
