import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { basketKey, basketByIdKey } from '../../basket/basketKey.ts';
import '../../components/pageLayout.css';
import { Loaded } from '../../components/Loaded.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import { BasketSkeleton } from '../basket/BasketSkeleton.tsx';
import { ViewedBasket } from './ViewedBasket.tsx';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `?id=` (readings.md), else the active basket. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const { customer } = useSession();
  const [query] = useSearchParams();
  const basketId = query.get('id');
  const isMalformed = basketId !== null && !uuid.test(basketId);
  const customerNumber = customer?.customer_number ?? null;
  const read = useQuery({
    queryKey:
      basketId === null ? basketKey(customerNumber, language) : basketByIdKey(customerNumber, language, basketId),
    queryFn: ({ signal }) => call(getBasket, basketId === null ? {} : { params: { id: basketId } }, { signal }),
    enabled: !isMalformed,
  });
  const { data, error } = read;
  const isUnknown = isMalformed || (error instanceof ProblemError && error.code === 'basket.not_found');
  const title = t('keptBaskets.page.title');
  const heading = (
    <div className="row apart gap-24 below-16 page-head">
      <h1 tabIndex={-1}>
        <span>{title}</span>
        {data !== undefined && (
          <span className="inline-block text-15 weight-400 page-count muted nowrap">
            {t('shell.lines', { count: data.lines.length })}
          </span>
        )}
      </h1>
    </div>
  );
  return (
    <Page
      title={title}
      heading={heading}
      className="basket-page"
      isWaiting={!isUnknown && data === undefined && error === null}
    >
      <Loaded
        read={read}
        isMissing={isUnknown}
        missing={{
          title: t('keptBaskets.page.notFound'),
          text: t('keptBaskets.page.notFoundText'),
          way: { to: path('basket'), label: t('keptBaskets.page.toBasket') },
        }}
        failed={{ title: t('keptBaskets.page.failed'), text: t('keptBaskets.page.failedText') }}
        waiting={<BasketSkeleton />}
      >
        {(basket) => <ViewedBasket basket={basket} />}
      </Loaded>
    </Page>
  );
}
