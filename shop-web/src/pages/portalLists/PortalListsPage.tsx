import { listPortalLists } from '@talloor/contracts/endpoints/portalLists.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '../../components/pageLayout.css';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ListAccessContext } from '../../lists/listAccess.ts';
import { listsKey } from '../../lists/listKeys.ts';
import '../../products/ProductFacts.css';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import { managedLists } from '../portal/managedLists.ts';
import { PortalFilters } from '../portal/PortalFilters.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalPart } from '../portal/PortalPart.tsx';
import { usePortalQuestion, type PortalQuestion } from '../portal/usePortalQuestion.ts';
import { Forbidden } from '../system/Forbidden.tsx';
import { PortalListRow } from './PortalListRow.tsx';

/** Spec after-ordering §2, Customer portal. */
export function Component() {
  const { user } = useSession();
  if (!user.rights.includes('portal')) return <Forbidden />;
  return (
    <ListAccessContext value={managedLists}>
      <PortalLists />
    </ListAccessContext>
  );
}

function PortalLists() {
  const { t } = useTranslation();
  const question = usePortalQuestion();
  const { data, error, refetch } = usePortalLists(question);
  useLoadingToast(error);
  return (
    <Page
      title={t('managing.list.title')}
      heading={<PortalHead title={t('managing.list.title')} text={t('managing.list.text')} />}
      isWaiting={data === undefined && error === null}
    >
      <PortalFilters question={question} people={data?.people ?? []} searchHint={t('managing.list.searchHint')} />
      <PortalPart
        question={question}
        pagination={data?.pagination}
        hasFailed={error !== null}
        onRetry={() => void refetch()}
        countText={(count) => t('managing.list.count', { count })}
        emptyTexts={{ title: t('managing.list.none'), text: t('managing.list.noneText') }}
        rows={(data?.lists ?? []).map((list) => (
          <PortalListRow key={list.id} list={list} />
        ))}
      />
    </Page>
  );
}

function usePortalLists({ valueOf, page }: PortalQuestion) {
  const language = useLanguage();
  const { customer } = useSession();
  const user = /^\d{1,20}$/.test(valueOf('user')) ? valueOf('user') : undefined;
  const q = valueOf('q').slice(0, 60).trim() || undefined;
  const query = { page, ...(q !== undefined && { q }), ...(user !== undefined && { user }) };
  return useQuery({
    queryKey: [...listsKey, 'portal', customer?.customer_number ?? null, language, query],
    queryFn: ({ signal }) => call(listPortalLists, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
