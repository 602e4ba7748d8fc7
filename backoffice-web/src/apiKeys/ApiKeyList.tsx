import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import type { z } from 'zod';
import type { apiKeyView } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { ListBase, useListContext } from 'react-admin';
import '../content/ContentForm.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { ListPage } from '../layout/ListPage.tsx';
import { NewApiKey } from './NewApiKey.tsx';
import { RevokeApiKey } from './RevokeApiKey.tsx';

export type ApiKey = z.output<typeof apiKeyView>;

export const ApiKeyList = () => (
  <ListBase resource="apiKeys" sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
    <Page />
  </ListBase>
);

const Page = () => {
  const { t, language } = useOfficeText();
  const { data } = useListContext<ApiKey>();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      {isMaking && <NewApiKey onClose={() => setMaking(false)} />}
      <ListPage
        title={t('apiKeys.title')}
        about={t('apiKeys.about')}
        empty={t('apiKeys.empty')}
        heads={[
          { label: t('apiKeys.name') },
          { label: t('apiKeys.subjects') },
          { label: t('apiKeys.createdAt') },
          { label: t('apiKeys.lastUsed') },
          { label: t('apiKeys.state') },
        ]}
        action={
          <button type="button" className="office-primary" onClick={() => setMaking(true)}>
            <PlusIcon aria-hidden />
            <span>{t('apiKeys.new')}</span>
          </button>
        }
      >
        {data?.map((key) => (
          <tr key={key.id}>
            <th scope="row">{key.name}</th>
            <td data-label={t('apiKeys.subjects')}>
              {key.subjects.map((subject) => t(`imports.subjects.${subject}`)).join(', ')}
            </td>
            <td data-label={t('apiKeys.createdAt')}>
              <span>{formatInstant(language, key.created_at)}</span> <small>{key.created_by}</small>
            </td>
            <td data-label={t('apiKeys.lastUsed')}>
              {key.last_used_at === null ? t('apiKeys.never') : formatInstant(language, key.last_used_at)}
            </td>
            <td data-label={t('apiKeys.state')}>
              {key.revoked_at === null ? (
                <span className="content-states wraps">
                  <span className="state state-ok">{t('apiKeys.active')}</span> <RevokeApiKey apiKey={key} />
                </span>
              ) : (
                <span className="state state-plain">
                  {t('apiKeys.revokedAt', { time: formatInstant(language, key.revoked_at) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </ListPage>
    </>
  );
};
