import { useId, useState, type FormEvent } from 'react';
import { useGetMany } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ArticleSearch } from '../content/fields/ArticleSearch.tsx';
import type { ProductRow } from '../content/contentRows.ts';
import { DayEntry } from '../days/DayEntry.tsx';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { Chosen } from './Chosen.tsx';
import { CustomerSearch, type Customer } from './CustomerSearch.tsx';
import { instantOf, momentOf, secondsIn } from './moment.ts';
import './PriceAsSeen.css';
import { SeenPrice } from './SeenPrice.tsx';

export const PriceAsSeenPage = () => {
  const { t, language } = useOfficeText();
  const id = useId();
  const [parameters, setParameters] = useSearchParams();
  const customer = parameters.get('customer');
  const article = parameters.get('article');
  const at = parameters.get('at');
  const [moment, setMoment] = useState(() => momentOf(secondsIn(at) ?? shopClock.now()));
  const [isWrong, setWrong] = useState(false);
  const { data: [product] = [] } = useGetMany<ProductRow>(
    'products',
    { ids: article === null ? [] : [article] },
    { enabled: article !== null },
  );
  const { data: [chosenCustomer] = [] } = useGetMany<Customer>(
    'customers',
    { ids: customer === null ? [] : [customer] },
    { enabled: customer !== null },
  );
  const change = (changes: Readonly<Record<string, string | null>>) => {
    // The rendered parameters may be older.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setParameters(next);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(moment);
    setWrong(instant === null);
    if (instant !== null) change({ at: instant });
  };
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('priceAsSeen.title')} />
      </div>
      <form className="at-top below-16 seen-form stack gap-16 office-card" onSubmit={show}>
        {customer === null ? (
          <CustomerSearch onChoose={({ id }) => change({ customer: id })} />
        ) : (
          <Chosen
            label={t('priceAsSeen.customer')}
            name={chosenCustomer ? `${chosenCustomer.name}, ${chosenCustomer.city}` : ''}
            number={customer}
            onClear={() => change({ customer: null })}
          />
        )}
        {article === null ? (
          <ArticleSearch
            label={t('priceAsSeen.article')}
            excluded={[]}
            onChoose={({ id }) => change({ article: id })}
          />
        ) : (
          <Chosen
            label={t('priceAsSeen.article')}
            name={product?.name[language] ?? ''}
            number={article}
            onClear={() => change({ article: null })}
          />
        )}
        <div className="wraps gap-8 seen-moment">
          <div className="stack gap-4 grow">
            <label htmlFor={`${id}-day`}>{t('priceAsSeen.day')}</label>
            <DayEntry id={`${id}-day`} value={moment.day} onDay={(day) => setMoment({ ...moment, day })} />
          </div>
          <label className="stack gap-4 grow">
            <span>{t('priceAsSeen.time')}</span>
            <input
              type="time"
              className="office-field"
              value={moment.time}
              onChange={(event) => setMoment({ ...moment, time: event.target.value })}
            />
          </label>
          <button type="submit" className="office-primary">
            {t('priceAsSeen.show')}
          </button>
        </div>
        {isWrong && (
          <p role="alert" className="field-error">
            {t('priceAsSeen.momentWrong')}
          </p>
        )}
      </form>
      {customer === null || article === null || at === null ? (
        <p>{t('priceAsSeen.choose')}</p>
      ) : (
        <SeenPrice customer={customer} article={article} at={at} customerName={chosenCustomer?.name ?? customer} />
      )}
    </>
  );
};
