import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { formatTime, formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useOfficeRights } from '../data/useMayEdit.ts';
import { OfficeSearch } from '../search/OfficeSearch.tsx';
import './OfficeTopBar.css';
import { useShopMinute } from './useShopMinute.ts';

const languages = ['nl', 'fr'] as const;

export const OfficeTopBar = () => {
  const { t, language, setLanguage } = useOfficeText();
  const now = useShopMinute();
  const rights = useOfficeRights();
  const maySearch = rights?.some((right) => right === 'read_orders' || right === 'read_customers');
  return (
    <header className="white-ground line-below office-top row gap-16">
      {rights !== null && maySearch && <OfficeSearch rights={rights} />}
      <span className="ink-700 office-now row gap-8 nowrap push" title={t('app.clock')}>
        <ClockIcon size="1.125rem" aria-hidden />
        <span>{`${formatWeekdayDate(language, now)}, ${formatTime(language, now)}`}</span>
      </span>
      <nav className="flex office-languages" aria-label={t('app.language')}>
        {languages.map((code) => (
          <button
            className="muted clear no-border round-8"
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
