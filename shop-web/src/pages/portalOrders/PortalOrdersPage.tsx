import { listPortalOrders } from '@talloor/contracts/endpoints/portalOrders.ts';
import { portalOrderStates } from '@talloor/contracts/portalOrderStates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../components/pageLayout.css';
import { DayEntry } from '../../fields/DayEntry.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ListSelect } from '../../lister/ListSelect.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import '../orders/OrdersPage.module.css';
import { PortalFilters } from '../portal/PortalFilters.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalPart } from '../portal/PortalPart.tsx';
import { usePortalQuestion, type PortalQuestion } from '../portal/usePortalQuestion.ts';
import { Forbidden } from '../system/Forbidden.tsx';
import { BasketsUnderWay } from './BasketsUnderWay.tsx';
import { PortalOrderRow } from './PortalOrderRow.tsx';

/** Spec after-ordering §2. */
export function Component() {
  const { user } = useSession();
  return user.rights.includes('portal') ? <PortalOrders /> : <Forbidden />;
}

function PortalOrders() {
  const { t } = useTranslation();
  const question = usePortalQuestion();
  const dayId = useId();
  const { data, error, refetch } = usePortalOrders(question);
  useLoadingToast(error);
  const { valueOf, ask } = question;
  return (
    <Page
      title={t('managing.order.title')}
      heading={<PortalHead title={t('managing.order.title')} />}
      isWaiting={data === undefined && error === null}
    >
      <PortalFilters question={question} people={data?.people ?? []} searchHint={t('managing.order.searchHint')}>
        <ListSelect
          label={t('managing.order.state')}
          value={valueOf('state')}
          options={[
            { value: '', label: t('managing.order.anyState') },
            ...portalOrderStates.map((value) => ({ value, label: t(`managing.order.states.${value}`) })),
          ]}
          onChange={(state) => ask('state', state)}
        />
        <div className="framed-400 round-8 white-ground managing-day inline gap-8">
          <label htmlFor={dayId} className="muted small">
            {t('managing.order.day')}
          </label>
          <DayEntry
            id={dayId}
            className="shrinks"
            value={valueOf('day')}
            onDay={(day) => (day === '' || isRealDay(day)) && ask('day', day)}
          />
        </div>
      </PortalFilters>
      <PortalPart
        question={question}
        pagination={data?.pagination}
        hasFailed={error !== null}
        onRetry={() => void refetch()}
        countText={(count) => t('managing.order.count', { count })}
        emptyTexts={{ title: t('managing.order.none'), text: t('managing.order.noneText') }}
        rows={(data?.orders ?? []).map((order) => (
          <PortalOrderRow key={order.order_number} order={order} />
        ))}
      />
      <BasketsUnderWay />
    </Page>
  );
}

function usePortalOrders({ valueOf, page }: PortalQuestion) {
  const language = useLanguage();
  const { customer } = useSession();
  const state = portalOrderStates.find((each) => each === valueOf('state'));
  const user = /^\d{1,20}$/.test(valueOf('user')) ? valueOf('user') : undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(valueOf('day')) ? valueOf('day') : undefined;
  const q = valueOf('q').slice(0, 60).trim() || undefined;
  const query = {
    page,
    ...(q !== undefined && { q }),
    ...(user !== undefined && { user }),
    ...(state !== undefined && { state }),
    ...(day !== undefined && { day }),
  };
  return useQuery({
    queryKey: ['orders', 'portal', customer?.customer_number ?? null, language, query],
    queryFn: ({ signal }) => call(listPortalOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
