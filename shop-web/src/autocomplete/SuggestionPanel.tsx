import { formatNumber } from '@talloor/rules/format/money.ts';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { BannerCard } from '../menu/BannerCard.tsx';
import { routeConfiguration } from '../routeConfiguration.ts';
import { announce } from '../shell/announce.ts';
import { BoardDot } from './BoardDot.tsx';
import { Marked } from './Marked.tsx';
import { SuggestedProduct } from './SuggestedProduct.tsx';
import './SuggestionPanel.css';
import type { ShownSuggestions } from './useSuggestions.ts';

export type SuggestionPanelProps = {
  readonly shownSuggestions: ShownSuggestions;
  /** Options are `{listId}-{index}`. */
  readonly listId: string;
  /** Null in the field. */
  readonly active: number | null;
  readonly onPick: (index: number) => void;
  readonly onLeave: () => void;
};

/** Native options cannot hold pictures or prices. */
const roles = {
  list: { role: 'listbox' },
  group: { role: 'group' },
  option: (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }),
} as const;

/** Design 5.2. */
export function SuggestionPanel({ shownSuggestions, listId, active, onPick, onLeave }: SuggestionPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { suggestions, typed: query, isOld } = shownSuggestions;
  const { keywords, categories, products, results, banner } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    const element = list.current;
    const indexOf = ({ target }: Event): number | null => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
      return option === null ? null : Number(option.dataset['index']);
    };
    const onClick = (event: Event) => {
      const index = indexOf(event);
      if (index !== null) pick.current(index);
    };
    const onDown = (event: Event) => event.preventDefault();
    element?.addEventListener('click', onClick);
    element?.addEventListener('mousedown', onDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('mousedown', onDown);
    };
  }, []);
  const count = keywords.length + categories.length + products.length;
  useEffect(() => {
    if (!isOld)
      announce(count === 0 ? t('autocomplete.none', { typed: query }) : t('autocomplete.announced', { count }));
  }, [query, isOld, count, t]);
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const option = (index: number, className: string, children: ReactNode) => (
    <li
      key={index}
      id={`${listId}-${index}`}
      {...roles.option(index === active)}
      data-index={index}
      className={className}
    >
      {children}
    </li>
  );
  return (
    <div
      className={`white-ground ink-900 round-12 suggestions${isOld ? ' is-old' : ''}`}
      aria-busy={isOld || undefined}
    >
      {count === 0 ? (
        <p className="ink-700 suggestions-none">{t('autocomplete.none', { typed: query })}</p>
      ) : (
        <div
          ref={list}
          id={listId}
          {...roles.list}
          aria-label={t('autocomplete.list')}
          className={`suggestions-list${products.length === 0 ? ' has-no-products' : ''}`}
        >
          {keywords.length + categories.length > 0 && (
            <div className="suggestions-words" role="presentation">
              {keywords.length > 0 && (
                <Group name={t('autocomplete.keywords')}>
                  {keywords.map((keyword, index) =>
                    option(
                      index,
                      'suggestion-word',
                      <>
                        <MagnifyingGlassIcon size={16} />
                        <Marked name={keyword} query={query} />
                      </>,
                    ),
                  )}
                </Group>
              )}
              {categories.length > 0 && (
                <Group name={t('autocomplete.categories')}>
                  {categories.map(({ name, parentName, board }, index) =>
                    option(
                      keywords.length + index,
                      'suggestion-word',
                      <>
                        <BoardDot board={board} />
                        <span>
                          <Marked name={name} query={query} />
                          {parentName !== null && (
                            <small>
                              {' '}
                              <span>{t('autocomplete.in', { name: parentName })}</span>
                            </small>
                          )}
                        </span>
                      </>,
                    ),
                  )}
                </Group>
              )}
            </div>
          )}
          {products.length > 0 && (
            <div className="suggestions-products" role="presentation">
              <Group name={t('autocomplete.products')}>
                {products.map((product, index) =>
                  option(
                    keywords.length + categories.length + index,
                    'suggestion-product',
                    <SuggestedProduct product={product} query={query} />,
                  ),
                )}
              </Group>
            </div>
          )}
        </div>
      )}
      {banner !== null && (
        <div className="suggestions-banner">
          <BannerCard banner={banner} onFollow={onLeave} />
        </div>
      )}
      {count > 0 && (
        <p className="line-above suggestions-foot flex apart gap-16 muted small">
          <Link to={routeConfiguration.searchResults(language, { keywords: query })} onClick={onLeave}>
            {t('autocomplete.all', { count: results, number: formatNumber(language, results), typed: query })}
          </Link>
          <span className="suggestions-keys nowrap" aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> <span>{t('autocomplete.choose')}</span> <kbd>Enter</kbd> <span>{t('autocomplete.open')}</span>{' '}
            <kbd>Esc</kbd> <span>{t('autocomplete.close')}</span>
          </span>
        </p>
      )}
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className="weight-600 suggestions-group muted tiny" role="presentation">
        {name}
      </p>
      <ul {...roles.group} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
