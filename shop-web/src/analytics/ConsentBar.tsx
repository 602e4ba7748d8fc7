import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/SessionProvider.tsx';
import { announce } from '../shell/announce.ts';
import { keepFocus } from '../shell/keepFocus.ts';
import { useStore } from '../store/createStore.ts';
import { consent, isConsentReopened, type Consent } from './consent.ts';
import './ConsentBar.css';
import { useIsMeasurable } from './useAnalytics.ts';

const choices = ['no', 'yes'] as const;

export function ConsentBar() {
  const isMeasurable = useIsMeasurable();
  const choice = useStore(consent);
  const isReopened = useStore(isConsentReopened);
  return (
    isMeasurable &&
    (choice === null || isReopened) && <Question key={String(isReopened)} choice={choice} isReopened={isReopened} />
  );
}

/** In the page's flow, so that nothing is covered. */
function Question({ choice, isReopened }: { readonly choice: Consent | null; readonly isReopened: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const section = useRef<HTMLElement>(null);
  const [hasDetails, setHasDetails] = useState(false);
  useEffect(() => {
    if (isReopened) section.current?.focus();
  }, [isReopened]);
  const choose = (next: Consent) => {
    consent.set(next);
    isConsentReopened.set(false);
    announce(t(`consent.kept.${next}`));
    keepFocus();
  };
  return (
    <section ref={section} className="consent-bar" aria-label={t('consent.title')} tabIndex={-1}>
      <div className="wrap">
        <p className="grow shrinks">
          <span>{t('consent.text')}</span> {choice !== null && <b>{t(`consent.now.${choice}`)}</b>}{' '}
          <button type="button" className="link" aria-expanded={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
            {t('consent.details')}
          </button>
        </p>
        <div className="consent-choices">
          {choices.map((each) => (
            <Button key={each} variant="outlined" onClick={() => choose(each)}>
              <span>{t(`consent.${each}`)}</span>
            </Button>
          ))}
        </div>
        {hasDetails && (
          <ul className="full no-margin">
            <li>{t('consent.measured')}</li>
            <li>{t('consent.notMeasured')}</li>
            <li>{user.analytics.mode === 'own' ? t('consent.own') : t('consent.tagManager')}</li>
          </ul>
        )}
      </div>
    </section>
  );
}
