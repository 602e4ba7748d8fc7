import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { pageOfPath } from '../paths.ts';
import './SearchField.css';
import { useShortcut } from './useShortcut.ts';

/** The search of the header: submits to the results page; there it shows what was searched. */
export function SearchField() {
  const { pathname, search } = useLocation();
  const searched = pageOfPath(pathname)?.page === 'search' ? (new URLSearchParams(search).get('keywords') ?? '') : '';
  return <SearchForm key={searched} searched={searched} />;
}

function SearchForm({ searched }: { searched: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const [keywords, setKeywords] = useState(searched);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());
  return (
    <search className="search-field">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = keywords.trim();
          void navigate(`${path('search')}${wanted === '' ? '' : `?${new URLSearchParams({ keywords: wanted })}`}`);
        }}
      >
        <MagnifyingGlassIcon size={20} />
        <input
          ref={input}
          type="search"
          name="keywords"
          enterKeyHint="search"
          maxLength={200}
          aria-label={t('shell.search')}
          placeholder={t('shell.search')}
          value={keywords}
          onChange={(event) => setKeywords(event.target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
    </search>
  );
}
