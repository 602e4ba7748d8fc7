import { useQuery } from '@tanstack/react-query';
import { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import type { PriceAsSeen } from './seen.ts';
import { Sources } from './Sources.tsx';
import { LoadFailed } from '../layout/LoadFailed.tsx';

type SeenPriceProps = {
  readonly customer: string;
  readonly article: string;
  readonly at: string;
  readonly customerName: string;
};

export const SeenPrice = ({ customer, article, at, customerName }: SeenPriceProps) => {
  const { t, language } = useOfficeText();
  const { data, error, refetch } = useQuery({
    queryKey: ['priceAsSeen', customer, article, at, language],
    queryFn: () => officeClient.call(getPriceAsSeen, { query: { customer, article, at } }),
    retry: false,
  });
  if (error)
    return <LoadFailed text={problemInWords(error) || t('priceAsSeen.failed')} onRetry={() => void refetch()} />;
  if (!data) return <span className="office-skeleton">{'\u00a0'}</span>;
  return (
    <div className="seen">
      <section className="office-card seen-block stack gap-8" aria-label={t('priceAsSeen.title')}>
        <p>{t('priceAsSeen.saw', { time: formatInstant(language, data.at), customer: customerName })}</p>
        <h2>
          <span>{data.name}</span> <small>{data.article_number}</small>{' '}
          <span className="state state-plain">{t(`priceAsSeen.statuses.${data.status}`)}</span>
        </h2>
        <PastPrice priceAsSeen={data} />
        <PriceExplanation priceAsSeen={data} />
        <h3 className="small weight-560 ink-700">{t('priceAsSeen.promo')}</h3>
        {data.promo === null ? (
          <p>{t('priceAsSeen.noPromo')}</p>
        ) : (
          <p>
            <b>{data.promo.label}</b> <span>{data.promo.description}</span>
          </p>
        )}
      </section>
      <h2 className="content-part">{t('priceAsSeen.sources')}</h2>
      <Sources sources={data.sources} />
    </div>
  );
};

/** Asterisks when hidden. */
function PastPrice({
  priceAsSeen: { price, show_prices, tax_percentage, is_in_assortment },
}: {
  priceAsSeen: PriceAsSeen;
}) {
  const { t, language } = useOfficeText();
  if (!is_in_assortment) return <p>{t('priceAsSeen.notInAssortment')}</p>;
  if (!show_prices)
    return (
      <>
        <p className="wraps gap-12 weight-680 seen-price">***</p>
        <p>{t('priceAsSeen.hidden')}</p>
      </>
    );
  if (price === null) return <p className="wraps gap-12 weight-680 seen-price">{t('priceAsSeen.noPrice')}</p>;
  return (
    <>
      <p className="wraps gap-12 weight-680 seen-price">
        <span>{formatUnitPrice(language, price.active_price)}</span>
        {price.normal_price !== price.active_price && (
          <s className="text-16 muted">{formatUnitPrice(language, price.normal_price)}</s>
        )}
      </p>
      <p>
        <span>{t('priceAsSeen.perUnit')}</span>
        {tax_percentage !== null && (
          <span>{`, ${t('priceAsSeen.withVat', { percentage: formatNumber(language, tax_percentage) })}`}</span>
        )}
        {price.box_price !== null && price.box_quantity !== null && (
          <span>{`, ${t('priceAsSeen.box', {
            price: formatUnitPrice(language, price.box_price),
            quantity: formatNumber(language, price.box_quantity),
          })}`}</span>
        )}
      </p>
    </>
  );
}

function PriceExplanation({ priceAsSeen: { sources } }: { priceAsSeen: PriceAsSeen }) {
  const { t } = useOfficeText();
  const appliedSource = sources.find((source) => source.is_chosen);
  if (!appliedSource) return null;
  // A box price applies from its quantity only.
  const replacedSources = sources.filter((source) => !source.is_chosen && source.kind !== 'box');
  const others = [...new Set(replacedSources.map((source) => source.kind))];
  const nameOf = (kind: PriceAsSeen['sources'][number]['kind']) => t(`priceAsSeen.kinds.${kind}`).toLowerCase();
  return (
    <p>
      <span>{t('priceAsSeen.why.chosen', { kind: nameOf(appliedSource.kind) })}</span>{' '}
      {sources.length === 1 && <span>{t('priceAsSeen.why.only')}</span>}
      {others.length > 0 && <span>{t('priceAsSeen.why.among', { others: others.map(nameOf).join(', ') })}</span>}
    </p>
  );
}
