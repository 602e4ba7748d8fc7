import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';

type SecretProps = { readonly name: string; readonly secret: string; readonly onClose: () => void };

/** The secret is shown once. */
export const Secret = ({ name, secret, onClose }: SecretProps) => {
  const { t } = useOfficeText();
  const [state, setState] = useState<'fresh' | 'copied' | 'failed'>('fresh');
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <OfficeDialog
      title={t('apiKeys.secretTitle')}
      onClose={onClose}
      actions={
        <button type="button" className="office-primary" onClick={onClose}>
          {t('apiKeys.done')}
        </button>
      }
    >
      <p>{t('apiKeys.secretHint')}</p>
      <div className="office-secret wraps gap-8">
        <input
          type="text"
          readOnly
          className="office-field"
          aria-label={t('apiKeys.secret', { name })}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="office-button" onClick={copy}>
          <CopyIcon aria-hidden /> <span>{t('apiKeys.copy')}</span>
        </button>
      </div>
      <output>
        {state === 'copied' && <span>{t('apiKeys.copied')}</span>}
        {state === 'failed' && <span>{t('apiKeys.copyFailed')}</span>}
      </output>
    </OfficeDialog>
  );
};
