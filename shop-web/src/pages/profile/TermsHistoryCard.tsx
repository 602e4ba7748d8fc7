import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useTerms } from '../../terms/useTerms.ts';

export function TermsHistoryCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { data } = useTerms();
  return (
    <section className="card padded" aria-labelledby="profile-terms">
      <h2 id="profile-terms">{t('terms.mine')}</h2>
      {data !== undefined &&
        (data.accepted.length === 0 ? (
          <p className="muted">{t('terms.mineNone')}</p>
        ) : (
          <>
            <p className="muted">{t('terms.mineLead')}</p>
            <ul>
              {data.accepted.map(({ version, at }) => (
                <li key={at}>{t('terms.accepted', { version, day: formatDate(language, Date.parse(at) / 1000) })}</li>
              ))}
            </ul>
          </>
        ))}
      <p className="above-8">
        <Link to={path('terms')}>{t('shell.terms')}</Link>
      </p>
    </section>
  );
}
