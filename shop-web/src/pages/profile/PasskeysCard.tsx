import Button from '@mui/material/Button';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { removePasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import type { ProfileView } from '@talloor/contracts/endpoints/profile.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import './PasskeysCard.css';
import { useProfileChanged } from './useProfile.ts';

type Passkey = ProfileView['passkeys'][number];

export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refreshProfile = useProfileChanged();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const remove = async ({ passkey_id: id, name }: Passkey) => {
    setBusy(id);
    try {
      await call(removePasskey, { params: { passkey_id: id } });
      await refreshProfile();
      // The pressed button is gone.
      heading.current?.focus();
      showToast({ kind: 'ok', title: t('profile.passkeyRemoved', { name }) });
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: failureTitle(error, t('profile.passkeyRemoveFailed')),
        text: failureText(error, t),
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className="card padded passkeys-card" aria-labelledby="profile-passkeys">
      <h2 id="profile-passkeys" ref={heading} tabIndex={-1}>
        {t('profile.passkeys')}
      </h2>
      <p className="muted">{t('profile.passkeysText')}</p>
      {passkeys.length === 0 ? (
        <p>{t('profile.passkeyNone')}</p>
      ) : (
        <ul className="stack below-16">
          {passkeys.map((passkey) => (
            <li className="stack gap-12 line-above" key={passkey.passkey_id}>
              <FingerprintIcon size={22} />
              <span>
                <b>{passkey.name}</b>
                <small className="muted">
                  {t('profile.passkeySince', { day: formatDate(language, Date.parse(passkey.added_at) / 1000) })}
                </small>
              </span>
              <Button
                size="small"
                variant="outlined"
                aria-busy={busy === passkey.passkey_id || undefined}
                onClick={() => void remove(passkey)}
              >
                <span>{t('profile.passkeyRemove', { name: passkey.name })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in window ? (
        <PasskeyForm onAdded={refreshProfile} />
      ) : (
        <Notice severity="info">{t('profile.passkeyUnsupported')}</Notice>
      )}
    </section>
  );
}
