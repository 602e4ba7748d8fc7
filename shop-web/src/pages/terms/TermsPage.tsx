import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../components/Loaded.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { TermsText } from '../../terms/TermsText.tsx';
import { useTerms, useTermsText } from '../../terms/useTerms.ts';
import styles from './TermsPage.module.css';

/** Spec after-ordering §2. */
export function Component() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { title } = useTermsText(null);
  const read = useTerms();
  const way = { to: path('start'), label: t('pages.start') };
  return (
    <Page title={title} isWaiting={read.isPending} className={`${styles['terms-page']}`}>
      <Loaded
        read={read}
        isMissing={false}
        missing={{ title, text: '', way }}
        failed={{ title: t('terms.failed'), text: t('terms.failedText') }}
      >
        {({ version, from_day: day, text }) => (
          <>
            {day !== null && (
              <p className="muted above-4">
                {t('terms.version', { version, day: formatDate(language, epochOfDay(day)) })}
              </p>
            )}
            <article className="card padded">
              <TermsText text={text} />
            </article>
          </>
        )}
      </Loaded>
    </Page>
  );
}
