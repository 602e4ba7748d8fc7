import { useQuery } from '@tanstack/react-query';
import { getCaseHistory } from '@talloor/contracts/endpoints/officeCases.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';
import { PeopleHistory } from '../people/PeopleHistory.tsx';

/** With chain check. */
export const CaseHistory = ({ id }: { readonly id: string }) => {
  const { t, language } = useOfficeText();
  const { data } = useQuery({
    queryKey: ['cases', 'history', id, language],
    queryFn: ({ signal }) => officeClient.call(getCaseHistory, { params: { id } }, { signal }),
  });
  return (
    <PeopleCard id="case-history" title={t('cases.history')}>
      {data !== undefined && (
        <>
          <p className={data.holds ? 'people-empty' : 'field-error'} role={data.holds ? undefined : 'alert'}>
            {data.holds ? t('recalls.holds', { count: data.events.length }) : data.broken}
          </p>
          <PeopleHistory events={data.events} />
        </>
      )}
    </PeopleCard>
  );
};
