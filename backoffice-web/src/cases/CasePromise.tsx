import { useQuery } from '@tanstack/react-query';
import { getCasePromise } from '@talloor/contracts/endpoints/officeCases.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

export const CasePromise = () => {
  const { t } = useOfficeText();
  const { data } = useQuery({
    queryKey: ['cases', 'promise'],
    queryFn: ({ signal }) => officeClient.call(getCasePromise, {}, { signal }),
  });
  if (data === undefined || data.due === 0) return null;
  const { kept, due } = data;
  return (
    <p className="muted case-promise">{t('cases.promise', { kept, due, percent: Math.floor((kept / due) * 100) })}</p>
  );
};
