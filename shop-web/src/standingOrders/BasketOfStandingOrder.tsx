import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { getStandingRun } from '@talloor/contracts/endpoints/standingOrder.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import './BasketOfStandingOrder.css';
import { RunDifferences } from './RunDifferences.tsx';
import { standingRunKey } from './standingKeys.ts';

export function BasketOfStandingOrder({ basketId }: { basketId: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { user, customer } = useSession();
  const { data } = useQuery({
    queryKey: standingRunKey(customer?.customer_number ?? null, language, basketId ?? ''),
    queryFn: ({ signal }) => call(getStandingRun, { params: { basketId: basketId ?? '' } }, { signal }),
    enabled: basketId !== null && user.features.wish_list,
  });
  const run = data?.run ?? null;
  if (run === null) return null;
  const { list_name: name, list_id: id, delivery_date: delivery } = run;
  const day = formatDay(language, delivery ?? run.timestamp);
  const heading = name === '' ? t('standingOrder.badge', { day }) : t('standingOrder.inBasket.title', { name, day });
  return (
    <section className="below-16 card standing-basket" aria-labelledby="standing-basket">
      <div className="below-8 standing-basket-head cluster">
        <CalendarCheckIcon size={22} weight="fill" />
        <h2 className="text-16" id="standing-basket">
          {heading}
        </h2>
        {id !== null && !isPunchOut() && (
          <Link className="inline" to={`${path('standingOrder')}?${new URLSearchParams({ id })}`}>
            {t('standingOrder.inBasket.toOrder')}
          </Link>
        )}
      </div>
      <RunDifferences run={run} isOpen />
    </section>
  );
}
