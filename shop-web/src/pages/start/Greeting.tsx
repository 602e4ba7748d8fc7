import { formatLongDay, formatTime, hourOf } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ScanButton } from '../../scanner/ScanButton.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './StartPage.module.css';

const noon = 12;
const evening = 18;

export function Greeting() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user } = useSession();
  const now = Math.floor(useServerMinute() / 1000);
  const hour = hourOf(now);
  const part = hour < noon ? 'morning' : hour < evening ? 'afternoon' : 'evening';
  const day = formatLongDay(language, now);
  return (
    <div className={`below-16 ${styles['hello']} cluster apart`}>
      <div>
        <h1 tabIndex={-1}>{t(`start.${part}`, { name: user.first_name })}</h1>
        <p className="muted">
          {t('start.now', { day: day.charAt(0).toUpperCase() + day.slice(1), time: formatTime(language, now) })}
        </p>
      </div>
      <ScanButton />
    </div>
  );
}
