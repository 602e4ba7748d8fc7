import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const languages = ['nl', 'fr'] as const;

export const OfficeTopBar = () => {
  const { t, language, setLanguage } = useOfficeText();
  const now = useMinute();
  return (
    <header className="office-top">
      <OrderSearch />
      <span className="office-now" title={t('app.clock')}>
        <ClockIcon size={18} aria-hidden />
        {formatWeekdayDate(language, now)}, {formatTime(language, now)}
      </span>
      <nav className="office-languages" aria-label={t('app.language')}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-current={code === language}
            onClick={() => setLanguage(code)}
          >
            {code.toUpperCase()}
          </button>
        ))}
      </nav>
    </header>
  );
};

function OrderSearch() {
  const { t } = useOfficeText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    void navigate(`/orders?filter=${encodeURIComponent(JSON.stringify(q === '' ? {} : { q }))}&page=1`);
  };
  return (
    <search className="office-search">
      <form onSubmit={search}>
        <MagnifyingGlassIcon size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          maxLength={60}
          aria-label={t('orders.search')}
          placeholder={t('orders.search')}
        />
        <kbd aria-hidden>Ctrl K</kbd>
      </form>
    </search>
  );
}

/** The product's time, anew each minute. */
function useMinute(): number {
  const [now, setNow] = useState(shopClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopClock.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
