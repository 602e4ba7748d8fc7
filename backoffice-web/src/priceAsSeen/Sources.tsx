import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import '../content/ContentTable.css';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { formatInstant } from '../layout/instant.ts';
import type { PriceAsSeen } from './seen.ts';

export const Sources = ({ sources }: Pick<PriceAsSeen, 'sources'>) => {
  const { t, language } = useOfficeText();
  if (sources.length === 0) return <p>{t('priceAsSeen.noSources')}</p>;
  const validity = ({ from_day, to_day }: PriceAsSeen['sources'][number]) =>
    from_day === null && to_day === null ? t('priceAsSeen.always') : `${from_day ?? '…'} – ${to_day ?? '…'}`;
  return (
    <div className="office-card content-table is-plain">
      <table>
        <caption className="sr-only">{t('priceAsSeen.sources')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceAsSeen.kind')}</th>
            <th scope="col">{t('priceAsSeen.holder')}</th>
            <th scope="col" className="num">
              {t('priceAsSeen.price')}
            </th>
            <th scope="col" className="num">
              {t('priceAsSeen.fromQuantity')}
            </th>
            <th scope="col">{t('priceAsSeen.valid')}</th>
            <th scope="col">{t('priceAsSeen.knownSince')}</th>
            <th scope="col">{t('priceAsSeen.changedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source, place) => (
            <tr key={`${source.kind} ${source.holder} ${source.from_quantity} ${place}`}>
              <th scope="row">
                <span>{t(`priceAsSeen.kinds.${source.kind}`)}</span>{' '}
                {source.is_chosen && (
                  <span className="state state-ok">
                    <CheckCircleIcon size="1rem" weight="fill" aria-hidden />
                    <span>{t('priceAsSeen.isChosen')}</span>
                  </span>
                )}
              </th>
              <td data-label={t('priceAsSeen.holder')}>{source.holder || t('priceAsSeen.everybody')}</td>
              <td className="num" data-label={t('priceAsSeen.price')}>
                {formatUnitPrice(language, source.price)}
              </td>
              <td className="num" data-label={t('priceAsSeen.fromQuantity')}>
                {source.from_quantity === null ? '' : formatNumber(language, source.from_quantity)}
              </td>
              <td data-label={t('priceAsSeen.valid')}>{validity(source)}</td>
              <td data-label={t('priceAsSeen.knownSince')}>{formatInstant(language, source.known_since)}</td>
              <td data-label={t('priceAsSeen.changedBy')}>{source.changed_by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
