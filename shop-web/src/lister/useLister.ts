import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useSearch, type SearchQuery } from '../products/useSearch.ts';
import { announce } from '../shell/announce.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { useStore } from '../store/createStore.ts';
import { useLoadingToast } from '../toasts/useLoadingToast.ts';
import { rememberLabels } from './facetLabels.ts';
import { withItems, type FacetKey } from './facetKeys.ts';
import { pageSizePreference, stickyFilters, viewPreference } from './listPreferences.ts';
import { chooseItems, readList, usualSize, withFilters, writeList, type ListState, type View } from './listState.ts';
import { ownPath } from './ownPath.ts';
import { extraFiltersOf, type Subject } from './subject.ts';
import { useReportList } from './useReportList.ts';

export function useLister(subject: Subject) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const keptFilters = useStore(stickyFilters);
  const preferredSize = useStore(pageSizePreference);
  const preferredView = useStore(viewPreference);
  const [pendingState, setPendingState] = useState<ListState | null>(null);
  const [lastAddress, setLastAddress] = useState(String(address));
  if (lastAddress !== String(address)) {
    setLastAddress(String(address));
    setPendingState(null);
  }
  const state = pendingState ?? readList(address, keptFilters);
  const limit = state.limit ?? preferredSize ?? usualSize;
  const view: View = state.view ?? preferredView ?? (subject.kind === 'promo' ? 'tiles' : 'rows');

  const selection = {
    keywords: state.keywords,
    sort: state.sort,
    filters: JSON.stringify(state.filters),
    extraFilters: extraFiltersOf(subject),
  } satisfies SearchQuery;
  const { data, error, isError, isPlaceholderData, refetch } = useSearch({ ...selection, page: state.page, limit });

  const show = (next: ListState) => {
    if (next === state) return;
    const parameters = writeList(next);
    setPendingState(String(parameters) === String(address) ? null : next);
    setAddress(parameters);
  };
  // Kept filters go into the address too, so it can be shared.
  const isMirrored = String(writeList(state)) === String(writeList(readList(address)));
  useEffect(() => {
    if (pendingState === null && !isMirrored) setAddress(writeList(readList(address, keptFilters)), { replace: true });
  }, [pendingState, isMirrored, address, keptFilters, setAddress]);

  const lastOne = data === undefined || isPlaceholderData ? null : Math.max(1, data.pagination.totalPages);
  useEffect(() => {
    if (lastOne !== null && state.page > lastOne) setAddress(writeList({ ...state, page: lastOne }), { replace: true });
  }, [lastOne, state, setAddress]);

  const lastPage = useRef(state.page);
  useEffect(() => {
    if (lastPage.current === state.page) return;
    lastPage.current = state.page;
    window.scrollTo(0, 0);
    focusHeading({ preventScroll: true });
  }, [state.page]);

  const isAnswered = data !== undefined && !isPlaceholderData;
  const elsewhere = isAnswered && subject.kind === 'search' ? ownPath(data.redirectUrl) : null;
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);

  const results = data?.pagination.results;
  useEffect(() => {
    if (results !== undefined && !isPlaceholderData) announce(t('search.announced', { count: results }));
  }, [results, isPlaceholderData, t]);

  const named = data && (data.pagination.results - data.inCategory || data.pagination.results);

  useReportList(subject, state, limit, isAnswered ? data : null);

  const facets = data?.facets;
  useEffect(() => {
    if (facets !== undefined) rememberLabels(language, facets);
  }, [facets, language]);

  const isUnknown = error instanceof ProblemError && error.code === 'assortment.not_found';
  useLoadingToast(isUnknown ? null : error);

  return {
    state,
    selection,
    limit,
    view,
    data,
    results,
    named,
    isError,
    isUnknown,
    isOld: isPlaceholderData,
    retry: () => void refetch(),
    show,
    choose: (key: FacetKey, items: readonly string[]) => {
      if (keptFilters[key] !== undefined) stickyFilters.set(withItems(keptFilters, key, items));
      show(chooseItems(state, key, items));
    },
    clear: () => {
      stickyFilters.set({});
      show(withFilters(state, {}));
    },
    turnOff: () => show({ ...state, page: 1, filters: {}, isOff: true }),
    keep: (key: FacetKey, isKept: boolean) =>
      stickyFilters.set(withItems(keptFilters, key, isKept ? (state.filters[key] ?? []) : [])),
    kept: keptFilters,
    setView: (next: View) => {
      viewPreference.set(next);
      show({ ...state, view: next });
    },
    setLimit: (next: number) => {
      pageSizePreference.set(next);
      show({ ...state, page: 1, limit: next });
    },
  };
}

export type ListerModel = ReturnType<typeof useLister>;
