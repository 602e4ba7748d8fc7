import { useState } from 'react';
import { useDelete, useNotify, useRefresh } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { problemInWords } from '../layout/problemInWords.ts';

type RevokeApiKeyProps = { readonly apiKey: { readonly id: string; readonly name: string } };

export const RevokeApiKey = ({ apiKey }: RevokeApiKeyProps) => {
  const { t } = useOfficeText();
  const [isAsking, setAsking] = useState(false);
  const [revoke, { isPending }] = useDelete();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, name } = apiKey;
  const goOn = () =>
    void revoke(
      'apiKeys',
      { id, previousData: apiKey },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          notify(t('apiKeys.revoked', { name }), { type: 'success' });
          refresh();
        },
        onError: (error) => {
          setAsking(false);
          notify(problemInWords(error), { type: 'error' });
        },
      },
    );
  return (
    <>
      <button
        type="button"
        className="office-button office-remove"
        aria-label={t('apiKeys.revokeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('apiKeys.revoke')}
      </button>
      {isAsking && (
        <OfficeDialog
          title={t('apiKeys.revokeSure', { name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className="office-button" onClick={() => setAsking(false)}>
                {t('content.cancel')}
              </button>
              <button type="button" className="office-primary" disabled={isPending} onClick={goOn}>
                {t('apiKeys.revoke')}
              </button>
            </>
          }
        >
          <p>{t('apiKeys.revokeHint')}</p>
        </OfficeDialog>
      )}
    </>
  );
};
