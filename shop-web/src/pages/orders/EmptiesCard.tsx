import { RecycleIcon } from '@phosphor-icons/react/dist/csr/Recycle';
import { containersText, containerText } from '@talloor/messages/containers/containersText.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useEmpties } from '../../orders/useEmpties.ts';
import './EmptiesCard.css';

export function EmptiesCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const pastDay = usePastDay();
  const { data } = useEmpties();
  if (data === undefined || data.moves.length === 0) return null;
  return (
    <section className="above-24 card padded empties-card" aria-labelledby="empties-title">
      <h2 className="row gap-8" id="empties-title">
        <RecycleIcon size={20} />
        <span>{t('orders.empties.title')}</span>
      </h2>
      <p>{data.balances.length === 0 ? t('orders.empties.even') : <b>{containersText(language, data.balances)}</b>}</p>
      <details>
        <summary className="tall-rem inline aub-700 weight-600 pointer">{t('orders.empties.moves')}</summary>
        <ul>
          {data.moves.map((move) => (
            <li
              className="stack line-above"
              key={`${move.delivery_number ?? ''}-${move.at}-${move.kind}-${move.count}`}
            >
              <span>{pastDay(move.at)}</span>
              <span>
                {move.delivery_number === null ? (
                  t('orders.empties.corrected')
                ) : (
                  <Link className="inline-block" to={`${path('deliveryNote')}?number=${move.delivery_number}`}>
                    {t('orders.noteName', { number: move.delivery_number })}
                  </Link>
                )}
              </span>
              <span>
                {t(move.count < 0 ? 'orders.empties.taken' : 'orders.empties.brought', {
                  what: containerText(language, { kind: move.kind, count: Math.abs(move.count) }),
                })}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
