import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { rememberLanguage } from '../i18n/languageChoice.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { twinPath, type Language } from '../paths.ts';
import './LanguageSwitch.css';

const names: Record<Language, string> = { nl: 'Nederlands', fr: 'Français' };

type LanguageSwitchProps = { readonly isOnDark?: boolean; readonly onSwitch?: () => void };

export function LanguageSwitch({ isOnDark = false, onSwitch }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const currentLanguage = useLanguage();
  return (
    <nav className={`flex language-switch${isOnDark ? ' is-on-dark' : ''}`} aria-label={t('shell.language')}>
      {(['nl', 'fr'] as const).map((language) => {
        const to = twinPath(pathname, search, language) ?? pathname;
        return (
          <Link
            className="no-underline small weight-600 muted round-8"
            key={language}
            to={to}
            lang={language}
            hrefLang={language}
            aria-label={`${language.toUpperCase()}, ${names[language]}`}
            aria-current={language === currentLanguage ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              rememberLanguage(language);
              onSwitch?.();
              void navigate(to, { replace: to === `${pathname}${search}`, preventScrollReset: true });
            }}
          >
            {language.toUpperCase()}
          </Link>
        );
      })}
    </nav>
  );
}
