import { useTranslation } from 'react-i18next';
import { TermsText } from './TermsText.tsx';
import type { TermsConsent } from './useTermsConsent.ts';

export function TermsCard({ consent: { due, isGiven, give } }: { readonly consent: TermsConsent }) {
  const { t } = useTranslation();
  if (due === null) return null;
  return (
    <section className="card padded stack one-column gap-12" aria-labelledby="terms-due">
      <h2 id="terms-due">{t('terms.changed')}</h2>
      <p className="no-margin">{t('terms.read')}</p>
      <details open className="framed round-8 pad-12">
        <summary className="pointer weight-620 below-8">{t('terms.textOf')}</summary>
        <TermsText text={due.text} isNested />
      </details>
      <label className="row gap-8 pointer tall">
        <input
          type="checkbox"
          className="rigid"
          checked={isGiven}
          aria-required
          onChange={({ target }) => give(target.checked)}
        />
        <span>{t('terms.accept', { version: due.version })}</span>
      </label>
    </section>
  );
}
