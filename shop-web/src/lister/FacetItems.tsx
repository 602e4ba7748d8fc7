import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import type { Facet as FacetView } from '@talloor/contracts/endpoints/catalogue.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { labelOf } from './facetLabels.ts';
import './FacetPanel.css';
import { shownItems } from './shownItems.ts';

const searchedAbove = 6;

type FacetItemsProps = {
  readonly facet: FacetView;
  readonly chosenItems: readonly string[];
  readonly onToggle: (item: string) => void;
};

export function FacetItems({ facet, chosenItems, onToggle }: FacetItemsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const [query, setQuery] = useState('');
  const missingItems = chosenItems
    .filter((key) => !facet.items.some((item) => item.key === key))
    .map((key) => ({ key, label: labelOf(language, facet.key, key), count: 0 }));
  const all = [...facet.items, ...missingItems];
  const { shown: visibleItems, more } = shownItems(all, {
    limit: facet.showMoreLimit,
    chosen: chosenItems,
    query,
    isWhole,
  });
  const searchName = t('search.searchIn', { facet: facet.label.toLowerCase() });
  return (
    <>
      {all.length > searchedAbove && (
        <div className="relative facet-search">
          <MagnifyingGlassIcon size={16} />
          <input
            className="white-ground text-14"
            type="search"
            aria-label={searchName}
            placeholder={searchName}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      <ul>
        {visibleItems.map((item) => (
          <li key={item.key}>
            <label>
              <input type="checkbox" checked={chosenItems.includes(item.key)} onChange={() => onToggle(item.key)} />
              <span>{item.label}</span>
              <em>{formatNumber(language, item.count)}</em>
            </label>
          </li>
        ))}
      </ul>
      {visibleItems.length === 0 && <p className="muted small">{t('search.noItem', { query })}</p>}
      {query === '' && (more > 0 || isWhole) && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('search.showLess') : t('search.showMore', { count: more })}
        </button>
      )}
    </>
  );
}
