import Button from '@mui/material/Button';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { beginPasskeyLogin, loginWithPasskey } from '@talloor/contracts/endpoints/passkeys.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { signWithPasskey } from './askDevice.ts';

type PasskeyLoginProps = {
  readonly onStart: () => void;
  /** Null if cancelled on the device. */
  readonly onEnd: (user: UserView | null) => void;
  readonly onFail: (error: unknown) => void;
};

export function PasskeyLogin({ onStart, onEnd, onFail }: PasskeyLoginProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const signIn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    onStart();
    try {
      const { options } = await call(beginPasskeyLogin, { body: {} });
      const response = await signWithPasskey(options);
      onEnd(response === null ? null : await call(loginWithPasskey, { body: { response } }));
    } catch (error) {
      onFail(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<FingerprintIcon size={20} />}
      aria-busy={isBusy || undefined}
      onClick={() => void signIn()}
    >
      <span>{t(isBusy ? 'profile.passkeyLoginBusy' : 'profile.passkeyLogin')}</span>
    </Button>
  );
}
