import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { downloadPersonalData, type ProfileView, requestErasure } from '@talloor/contracts/endpoints/profile.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call, shopClient } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useProfileChanged } from './useProfile.ts';
import styles from './ProfilePage.module.css';

export function PersonalDataCard({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refreshProfile = useProfileChanged();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    try {
      await call(requestErasure, { body: {} });
      setIsConfirming(false);
      await refreshProfile();
      showToast({ kind: 'ok', title: t('profile.eraseAsked') });
    } catch (error) {
      showToast({
        kind: 'error',
        error,
        title: failureTitle(error, t('profile.eraseFailed')),
        text: failureText(error, t),
      });
    } finally {
      setIsBusy(false);
    }
  };
  const waits = profile.erasure_requested_at;
  return (
    <section className="card padded" aria-labelledby="profile-data">
      <h2 id="profile-data">{t('profile.data')}</h2>
      <p className="muted">{t('profile.dataText')}</p>
      <Button
        variant="outlined"
        href={shopClient.urlOf(downloadPersonalData, {})}
        download
        startIcon={<DownloadSimpleIcon size={18} />}
      >
        {t('profile.download')}
      </Button>
      <h3>{t('profile.erase')}</h3>
      <p className="muted">{t('profile.eraseText')}</p>
      {waits === null ? (
        <Button variant="outlined" color="error" onClick={() => setIsConfirming(true)}>
          {t('profile.eraseAsk')}
        </Button>
      ) : (
        <Notice severity="info">
          {t('profile.eraseWaits', { day: formatDate(language, Date.parse(waits) / 1000) })}
        </Notice>
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="erase-title"
      >
        <DialogHead id="erase-title" title={t('profile.eraseSure')} onClose={() => setIsConfirming(false)} />
        <DialogContent>
          <ul className={`${styles['erase-list']} stack gap-6`}>
            {t('profile.eraseConsequences', { returnObjects: true }).map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsConfirming(false)}>{t('common.cancel')}</Button>
          <Button variant="contained" color="error" aria-busy={isBusy || undefined} onClick={() => void ask()}>
            {t('profile.eraseConfirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
