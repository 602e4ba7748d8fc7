import { useQuery } from '@tanstack/react-query';
import { getRecallHistory } from '@talloor/contracts/endpoints/recallHistory.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';

export const RecallHistory = ({ id }: { readonly id: string }) => {
  const { t, language } = useOfficeText();
  const { data } = useQuery({
    // Refreshed with the recall (useRefresh, useLiveQueue).
    queryKey: ['recalls', 'history', id, language],
    queryFn: ({ signal }) => officeClient.call(getRecallHistory, { params: { id } }, { signal }),
  });
  return (
    <PeopleCard id="recall-history" title={t('recalls.history')}>
      {data !== undefined && (
        <>
          <p
            className={data.holds ? 'people-empty' : 'field-error recall-broken'}
            role={data.holds ? undefined : 'alert'}
          >
            {data.holds ? t('recalls.holds', { count: data.events.length }) : data.broken}
          </p>
          <PeopleHistory events={data.events} />
        </>
      )}
    </PeopleCard>
  );
};
