import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../products/useSearch.ts';
import './FacetPanel.css';
import { orderItems } from './orderItems.ts';
import type { FacetKey } from './searchState.ts';

/** Above this many items a facet has its own search. */
const searchedAbove = 6;

type FacetProps = {
  readonly facetKey: FacetKey;
  readonly items: SearchAnswer['facets'][number]['items'];
  readonly limit: number;
  readonly chosen: readonly string[];
  readonly startsOpen: boolean;
  readonly onToggle: (key: FacetKey, value: string) => void;
};

/** One facet: heading with the number chosen, its own search, the most found first. */
export function Facet({ facetKey, items, limit, chosen, startsOpen, onToggle }: FacetProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isWhole, setIsWhole] = useState(false);
  const [query, setQuery] = useState('');
  const name = t(`search.facet.${facetKey}`);
  const matching = orderItems(items, limit).filter((item) =>
    item.label.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const shown =
    isWhole || query !== '' ? matching : matching.filter((item, at) => at < limit || chosen.includes(item.key));
  const more = matching.length - shown.length;
  if (items.length === 0) return null;
  return (
    <section className="facet">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <span>{name}</span>
          {chosen.length > 0 && (
            <span className="facet-count">
              <span aria-hidden="true">{chosen.length}</span>
              <span className="sr-only">{t('search.chosen', { count: chosen.length })}</span>
            </span>
          )}
          {isOpen ? <CaretUpIcon size={14} weight="bold" /> : <CaretDownIcon size={14} weight="bold" />}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {items.length > searchedAbove && (
          <div className="facet-search">
            <MagnifyingGlassIcon size={16} />
            <input
              type="search"
              aria-label={t('search.searchIn', { facet: name.toLowerCase() })}
              placeholder={t('search.searchIn', { facet: name.toLowerCase() })}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
        )}
        <ul>
          {shown.map((item) => (
            <li key={item.key}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(item.key)}
                  onChange={() => onToggle(facetKey, item.key)}
                />
                <span>{item.label}</span>
                <em>{item.count}</em>
              </label>
            </li>
          ))}
        </ul>
        {(more > 0 || isWhole) && query === '' && matching.length > limit && (
          <button type="button" className="link" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('search.showLess') : t('search.showMore', { count: more })}
          </button>
        )}
      </div>
    </section>
  );
}
