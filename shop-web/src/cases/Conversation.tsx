import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { caseTime } from './caseTime.ts';
import styles from './cases.module.css';

type Message = {
  readonly by: 'customer' | 'office';
  readonly text: string | null;
  /** A visitor's page has no times. */
  readonly at?: string;
};

export function Conversation({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol className="stack gap-12">
      {messages.map(({ by, text, at }, index) => (
        <li
          key={index}
          className={`round-12 pad-12-16 breaks ${styles['message']} ${by === 'office' ? 'is-office' : ''}`}
        >
          <p className="small muted">
            <b className="ink-900">{t(by === 'office' ? 'cases.office' : 'cases.you')}</b>
            {at !== undefined && <span>{` · ${caseTime(language, at)}`}</span>}
          </p>
          <p className={styles['words']}>{text ?? t('cases.erased')}</p>
        </li>
      ))}
    </ol>
  );
}
