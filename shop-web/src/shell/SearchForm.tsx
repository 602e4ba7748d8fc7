import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { BarcodeIcon } from '@phosphor-icons/react/dist/csr/Barcode';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nextOption, suggestionOptions } from '../autocomplete/suggestionOptions.ts';
import { useSuggestions } from '../autocomplete/useSuggestions.ts';
import { useLeaving } from '../components/useLeaving.ts';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { useScanner } from '../scanner/ScannerProvider.tsx';
import './SearchField.css';
import { useShortcut } from './useShortcut.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { lazyPart } from '../parts/lazyPart.tsx';

const loadPanel = () => import('../autocomplete/SuggestionPanel.tsx');
const SuggestionPanel = lazyPart('suggestions', async () => (await loadPanel()).SuggestionPanel);

type SearchFormProps = { readonly searched: string; readonly onPicked: () => void };

/** GET with `keywords`, and `suggestion` if picked. Full screen on a phone. */
export function SearchForm({ searched, onPicked }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const path = usePath();
  const listId = useId();
  const [text, setText] = useState(searched);
  const [suggestion, setSuggestion] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const place = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const openScanner = useScanner();
  const shownSuggestions = useSuggestions(text, isWanted);
  const isOpen = isWanted && shownSuggestions !== null;
  const options = shownSuggestions === null ? [] : suggestionOptions(shownSuggestions.suggestions, language);
  const at = active === null || active >= options.length ? null : active;
  useShortcut('/', () => input.current?.focus());

  const close = () => {
    setIsWanted(false);
    setIsExpanded(false);
    setActive(null);
  };
  useLeaving(isWanted || isExpanded, {
    inside: [place],
    onLeave: close,
    onEscape: () => {
      close();
      input.current?.focus();
    },
  });

  const pick = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    if (option.kind === 'keyword') {
      flushSync(() => {
        setText(option.keyword);
        setSuggestion(option.keyword);
      });
      form.current?.requestSubmit();
      return;
    }
    close();
    onPicked();
    void navigate(option.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at !== null && isOpen) {
      event.preventDefault();
      pick(at);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(nextOption(at, options.length, event.key === 'ArrowDown' ? 1 : -1));
      else setIsWanted(true);
    } else if (event.key === 'Escape' && (isWanted || isExpanded)) {
      // A search field would clear itself.
      event.preventDefault();
      close();
    }
  };

  return (
    <search ref={place} className={`relative search-field${isExpanded ? ' is-expanded' : ''}`}>
      <form
        ref={form}
        action={path('search')}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const parameters = new URLSearchParams();
          for (const [name, value] of new FormData(event.currentTarget))
            if (typeof value === 'string' && value.trim() !== '') parameters.set(name, value.trim());
          close();
          input.current?.blur();
          const number = /^\d{4,14}$/.exec(parameters.get('keywords') ?? '')?.[0];
          void navigate(`${path('search')}${parameters.size === 0 ? '' : `?${parameters}`}`, {
            state: number === undefined ? null : { quantityOf: number },
          });
        }}
      >
        {isExpanded && (
          <button type="button" className="search-back" aria-label={t('autocomplete.back')} onClick={close}>
            <ArrowLeftIcon size={22} />
          </button>
        )}
        <div className="relative grow shrinks search-box">
          <button
            type="submit"
            className="stack centred no-border round-8 clear muted search-go"
            aria-label={t('autocomplete.submit')}
          >
            <MagnifyingGlassIcon size={20} />
          </button>
          <input
            className="ink-900 white-ground text-15"
            ref={input}
            type="search"
            name="keywords"
            enterKeyHint="search"
            autoComplete="off"
            {...atMost(200, 'keywords')}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && options.length > 0}
            aria-controls={isOpen && options.length > 0 ? listId : undefined}
            aria-activedescendant={isOpen && at !== null ? `${listId}-${at}` : undefined}
            aria-label={t('shell.search')}
            placeholder={t('shell.search')}
            value={text}
            onFocus={() => {
              setIsExpanded(true);
              void loadPanel();
            }}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.target.value);
              setSuggestion('');
              setActive(null);
              setIsWanted(true);
            }}
          />
          <input
            className="ink-900 white-ground text-15"
            type="hidden"
            name="suggestion"
            value={suggestion}
            disabled={suggestion === ''}
          />
          <kbd aria-hidden="true">/</kbd>
          <button
            type="button"
            className="stack centred no-border round-8 clear aub-700 search-scan"
            aria-label={t('scanner.open')}
            aria-haspopup="dialog"
            onClick={() => {
              close();
              openScanner();
            }}
          >
            <BarcodeIcon size={22} />
          </button>
        </div>
        {isOpen && (
          <SuggestionPanel
            shownSuggestions={shownSuggestions}
            listId={listId}
            active={at}
            onPick={pick}
            onLeave={close}
          />
        )}
      </form>
    </search>
  );
}
