import { useQuery } from '@tanstack/react-query';
import { findLots } from '@talloor/contracts/endpoints/lots.ts';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../content/ContentTable.css';
import { useMayEdit } from '../data/useMayEdit.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { problemInWords } from '../layout/problemInWords.ts';
import '../priceAsSeen/PriceAsSeen.css';
import { OpenRecallDialog } from '../recalls/OpenRecallDialog.tsx';
import { LotTable } from './LotTable.tsx';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

export const LotsPage = () => {
  const { t, language } = useOfficeText();
  const [parameters, setParameters] = useSearchParams();
  const lot = (parameters.get('lot') ?? '').slice(0, 20);
  const article = /^\d{1,20}$/.exec(parameters.get('article') ?? '')?.[0] ?? '';
  const [query, setQuery] = useState({ lot, article });
  const [isOpening, setIsOpening] = useState(false);
  const mayEdit = useMayEdit('handle_deliveries') === true;
  const isAsked = lot !== '' || article !== '';
  const { data, error } = useQuery({
    queryKey: ['lots', lot, article, language],
    queryFn: ({ signal }) =>
      officeClient.call(
        findLots,
        { query: { ...(lot !== '' && { lot }), ...(article !== '' && { article }) } },
        { signal },
      ),
    enabled: isAsked,
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    const next = { lot: query.lot.trim(), article: query.article.trim() };
    setParameters({ ...(next.lot !== '' && { lot: next.lot }), ...(next.article !== '' && { article: next.article }) });
  };
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('lots.title')} />
        {mayEdit && (
          <button type="button" className="office-primary" onClick={() => setIsOpening(true)}>
            {t('recalls.open')}
          </button>
        )}
      </div>
      <form className="at-top below-16 seen-form stack gap-16 office-card" onSubmit={search}>
        <p>{t('lots.lead')}</p>
        <div className="wraps gap-8 seen-moment">
          <label className="stack gap-4 grow">
            <span>{t('lots.lot')}</span>
            <input
              type="text"
              className="office-field"
              {...atMost(20, 'lot')}
              value={query.lot}
              onChange={(event) => setQuery({ ...query, lot: event.target.value })}
            />
          </label>
          <label className="stack gap-4 grow">
            <span>{t('lots.article')}</span>
            <input
              type="text"
              inputMode="numeric"
              pattern="\d*"
              className="office-field"
              {...atMost(20, 'article')}
              value={query.article}
              onChange={(event) => setQuery({ ...query, article: event.target.value })}
            />
          </label>
          <button type="submit" className="office-primary">
            {t('lots.search')}
          </button>
        </div>
      </form>
      {error !== null ? (
        <p role="alert" className="field-error">
          {problemInWords(error)}
        </p>
      ) : !isAsked || data === undefined ? (
        <p>{isAsked ? '\u00a0' : t('lots.choose')}</p>
      ) : (
        <LotTable result={data} />
      )}
      {isOpening && <OpenRecallDialog lot={lot} article={article} onClose={() => setIsOpening(false)} />}
    </>
  );
};
