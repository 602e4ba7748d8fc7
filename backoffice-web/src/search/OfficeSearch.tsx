import Autocomplete from '@mui/material/Autocomplete';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRested } from '../content/fields/useRested.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { findHits } from './findHits.ts';
import type { Hit } from './hit.ts';
import './OfficeSearch.css';
import { targetOf } from './targetOf.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

/** Pause in milliseconds, and minimum characters. */
const [restMs, least] = [250, 2] as const;

const fieldId = 'office-search';
const fieldOf = () => document.querySelector<HTMLInputElement>(`#${fieldId}`);

/** `Ctrl K`; Enter opens a single hit. */
export const OfficeSearch = ({ rights }: { readonly rights: readonly OfficeRight[] }) => {
  const { t } = useOfficeText();
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState('');
  const q = useRested(searchText.trim(), restMs);
  const isAsked = q.length >= least && q === searchText.trim();
  const { data } = useQuery({
    queryKey: ['office-search', q],
    queryFn: ({ signal }) => findHits(q, rights, signal),
    enabled: isAsked,
    staleTime: 5_000,
  });
  const hits = isAsked ? (data ?? []) : [];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      fieldOf()?.focus();
      fieldOf()?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const open = async (to: string) => {
    setSearchText('');
    fieldOf()?.blur();
    await navigate(to);
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const sought = searchText.trim();
    await open(targetOf(sought, sought === '' ? [] : await findHits(sought, rights)));
  };
  return (
    <search className="office-search">
      <form onSubmit={(event) => void search(event)}>
        <Autocomplete<Hit, false, false, true>
          id={fieldId}
          options={hits}
          freeSolo
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.to)}
          value={null}
          inputValue={searchText}
          onInputChange={(_event, text, reason) => {
            if (reason === 'input') setSearchText(text);
          }}
          onChange={(_event, hit) => {
            if (hit !== null && typeof hit !== 'string') void open(hit.to);
          }}
          slotProps={{
            paper: { className: 'office-search-paper' },
            listbox: { 'aria-labelledby': undefined, 'aria-label': t('search.hits') },
          }}
          renderInput={({ InputProps, inputProps }) => (
            <div ref={InputProps.ref}>
              <MagnifyingGlassIcon size="1.125rem" aria-hidden />
              <input
                {...inputProps}
                type="text"
                enterKeyHint="search"
                {...atMost(60)}
                aria-label={t('search.label')}
                placeholder={t('search.label')}
              />
              <kbd className="framed-300 round-4 white-ground" aria-hidden>
                Ctrl K
              </kbd>
            </div>
          )}
          renderOption={({ key, ...option }, hit) => (
            <li key={key} {...option} className={`${option.className ?? ''} office-search-hit`}>
              <span className="shrinks breaks">
                <b className="weight-600">{hit.title}</b> <small>{hit.text}</small>
              </span>{' '}
              <small>{t(`search.kinds.${hit.kind}`)}</small>
            </li>
          )}
        />
      </form>
      <output className="sr-only">
        {data !== undefined && isAsked && t(hits.length === 0 ? 'search.none' : 'search.found', { count: hits.length })}
      </output>
    </search>
  );
};
