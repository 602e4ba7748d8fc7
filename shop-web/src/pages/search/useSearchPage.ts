import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSearch } from '../../products/useSearch.ts';
import { announce } from '../../shell/announce.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { useStore } from '../../store/createStore.ts';
import { pageSizePreference, promoSearch, readSearch, writeSearch, type SearchState } from './searchState.ts';

/** What the address asks, the answer to it, and a way to ask something else. */
export function useSearchPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly from: string; readonly state: SearchState } | null>(null);
  // A filter shows at once what was asked; the address follows.
  const state = asked?.from === String(address) ? asked.state : readSearch(address);
  const limit = Number(useStore(pageSizePreference));
  const { data, isError, isPlaceholderData, refetch } = useSearch({
    keywords: state.keywords,
    page: state.page,
    sort: state.sort,
    limit,
    filters: JSON.stringify(Object.fromEntries(Object.entries(state.filters).filter(([, keys]) => keys.length > 0))),
  });
  const show = (next: SearchState) => {
    setAsked({ from: String(address), state: next });
    setAddress(writeSearch(next), { replace: true });
  };

  // A page after the last one is the last one.
  const lastOne = data === undefined || isPlaceholderData ? null : Math.max(1, data.pagination.totalPages);
  useEffect(() => {
    if (lastOne !== null && state.page > lastOne)
      setAddress(writeSearch({ ...state, page: lastOne }), { replace: true });
  }, [lastOne, state, setAddress]);

  // Another page of results starts at its top, for eyes and for the keyboard.
  const lastPage = useRef(state.page);
  useEffect(() => {
    if (lastPage.current === state.page) return;
    lastPage.current = state.page;
    window.scrollTo(0, 0);
    focusHeading({ preventScroll: true });
  }, [state.page]);

  const results = data?.pagination.results;
  useEffect(() => {
    if (results !== undefined && !isPlaceholderData) announce(t('search.announced', { count: results }));
  }, [results, isPlaceholderData, t]);

  return {
    state,
    show,
    limit,
    data,
    results,
    isError,
    /** The answer shown is still the one before. */
    isOld: isPlaceholderData,
    isPromo: `?${address}` === promoSearch,
    retry: () => void refetch(),
  };
}
