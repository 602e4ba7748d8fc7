import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { Comparison } from './comparison.ts';
import type { ComparedFact } from './compareStates.ts';
import { StateLines } from './StateLines.tsx';
import { PhaseChip } from '../OrderState.tsx';
import { useComparedState, type ShownState } from './useComparedState.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import './StateCard.css';

type StateCardProps = { orderNumber: string; instant: string; travel: TimeTravel; comparison: Comparison };

export const StateCard = ({ orderNumber, instant, travel, comparison }: StateCardProps) => {
  const { t } = useOfficeText();
  const { data, isPlaceholderData, isError, refetch } = useComparedState(orderNumber, travel, comparison);
  return (
    <section
      className={`office-card state-card${isPlaceholderData ? ' is-loading' : ''}`}
      aria-labelledby="state-title"
      aria-busy={isPlaceholderData}
    >
      <header>
        <h2 id="state-title">{t('console.stateNow')}</h2>
        {!travel.isNow && (
          <span className="ink-700 round-4 read-only inline gap-6 tiny">
            <EyeIcon size="1rem" weight="fill" aria-hidden />
            <span>{t('console.readOnly')}</span>
          </span>
        )}
        {data && <ChangedKey state={data} />}
      </header>
      {isError && (
        <div className="office-block" role="alert">
          <p>{t('console.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('console.retry')}
          </button>
        </div>
      )}
      {data && (
        <>
          <dl className="stack clips state-facts">
            {data.facts.map((fact) => (
              <Fact key={fact.key} fact={fact} phase={data.phase} />
            ))}
          </dl>
          {data.lines.length === 0 ? (
            <p className="muted office-empty">{t('console.noLines')}</p>
          ) : (
            <StateLines lines={data.lines} instant={instant} />
          )}
        </>
      )}
    </section>
  );
};

function ChangedKey({ state: { facts, lines, comparison } }: { state: ShownState }) {
  const { t } = useOfficeText();
  const hasChanged = [...facts, ...lines].some((item) => item.is_changed);
  return (
    <output className="changed-key row gap-8 muted tiny push">
      {hasChanged && <i className="round-4" aria-hidden />}
      <span>{t(hasChanged ? `console.changed.${comparison}` : `console.unchanged.${comparison}`)}</span>
    </output>
  );
}

function Fact({ fact, phase }: { fact: ComparedFact; phase: ShownState['phase'] }) {
  const { t } = useOfficeText();
  return (
    <div className={fact.is_changed ? 'is-changed' : undefined}>
      <dt>{fact.label}</dt>
      <dd>
        {fact.is_changed && fact.before !== null && (
          <>
            <span className="sr-only">{t('console.was')}</span> <s>{fact.before}</s>
            <ArrowRightIcon size="0.875rem" aria-hidden />
          </>
        )}
        {fact.key === 'status' ? <PhaseChip phase={phase} name={fact.value} /> : <Value fact={fact} />}
      </dd>
    </div>
  );
}

const Value = ({ fact }: { fact: ComparedFact }) => (fact.is_changed ? <b>{fact.value}</b> : fact.value);
