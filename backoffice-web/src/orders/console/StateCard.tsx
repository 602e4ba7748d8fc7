import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asCustomer } from './asCustomer.ts';
import type { ComparedFact } from './compareStates.ts';
import type { ReadComparison } from './comparison.ts';
import { StateLines, type Acts } from './StateLines.tsx';
import { PhaseChip } from '../OrderState.tsx';
import { useAddressChange } from './useAddressChange.ts';
import { useComparedState, type ShownState } from './useComparedState.ts';
import { useHistoryText } from './useHistoryText.ts';
import type { TimeTravel } from './useTimeTravel.ts';
import { withParameter } from './withParameter.ts';
import './StateCard.css';

type StateCardProps = {
  readonly orderNumber: string;
  readonly travel: TimeTravel;
  readonly chosen: ReadComparison;
  readonly acts: Acts;
  readonly erpNumbers: ReadonlyMap<string, string>;
};

const groups = ['order', 'amounts', 'progress'] as const;

export const StateCard = ({ orderNumber, travel, chosen, acts, erpNumbers }: StateCardProps) => {
  const { t } = useHistoryText();
  const [isCustomer, toggleCustomer] = useCustomerView();
  const { data, isPlaceholderData, isError, refetch } = useComparedState(orderNumber, travel, chosen);
  const isLoading = isPlaceholderData || (data !== undefined && data.index !== travel.index);
  return (
    <section
      className={`office-card state-card${isLoading ? ' is-loading' : ''}`}
      aria-labelledby="state-title"
      aria-busy={isLoading}
    >
      <header>
        <h2 id="state-title">{t(isCustomer ? 'historyView.customerTitle' : 'console.stateNow')}</h2>
        {!travel.isNow && (
          <span className="ink-700 round-4 read-only inline gap-6 tiny">
            <EyeIcon size="1rem" weight="fill" aria-hidden />
            <span>{t('console.readOnly')}</span>
          </span>
        )}
        <button type="button" className="office-button" aria-pressed={isCustomer} onClick={toggleCustomer}>
          {t('historyView.customer')}
        </button>
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
      {data && <State state={data} isCustomer={isCustomer} acts={acts} erpNumbers={erpNumbers} />}
    </section>
  );
};

/** `?as=customer`. */
function useCustomerView(): [boolean, () => void] {
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const isCustomer = parameters.get('as') === 'customer';
  return [isCustomer, () => changeAddress((current) => withParameter(current, 'as', isCustomer ? null : 'customer'))];
}

type StateProps = {
  readonly state: ShownState;
  readonly isCustomer: boolean;
} & Pick<StateCardProps, 'acts' | 'erpNumbers'>;

const State = memo(function State({ state, isCustomer, acts, erpNumbers }: StateProps) {
  const { t } = useHistoryText();
  const seen = isCustomer ? asCustomer(state) : null;
  const { instant } = state;
  const { facts, lines, phase, customer_status: status } = seen ?? state;
  return (
    <>
      {seen && (
        <dl className="stack clips state-facts">
          <div>
            <dt>{t('historyView.customerStatus')}</dt>
            <dd>
              <PhaseChip phase={phase} name={status} />
            </dd>
          </div>
        </dl>
      )}
      {groups.map((group) => (
        <Facts key={group} group={group} facts={facts.filter((fact) => fact.group === group)} phase={phase} />
      ))}
      {lines.length === 0 ? (
        <p className="muted office-empty">{t(seen ? 'historyView.nothingSeen' : 'console.noLines')}</p>
      ) : (
        <StateLines lines={lines} instant={instant} acts={seen ? null : acts} erpNumbers={erpNumbers} />
      )}
      {seen && (
        <p className="muted small pad-12-16">
          {t('historyView.omitted', { facts: [...seen.omitted, t('historyView.makers')].join(', ') })}
        </p>
      )}
    </>
  );
});

type FactsProps = {
  readonly group: (typeof groups)[number];
  readonly facts: readonly ComparedFact[];
  readonly phase: ShownState['phase'];
};

function Facts({ group, facts, phase }: FactsProps) {
  const { t } = useHistoryText();
  if (facts.length === 0) return null;
  return (
    <>
      {group !== 'order' && <h3 className="tiny muted no-margin state-group">{t(`historyView.groups.${group}`)}</h3>}
      <dl className="stack clips state-facts" aria-label={t(`historyView.groups.${group}`)}>
        {facts.map((fact) => (
          <Fact key={fact.key} fact={fact} phase={phase} />
        ))}
      </dl>
    </>
  );
}

function ChangedKey({ state: { facts, lines, comparison, from, to } }: { state: ShownState }) {
  const { t } = useHistoryText();
  const hasChanged = [...facts, ...lines].some((item) => item.is_changed);
  const text =
    comparison === 'pinned'
      ? t(hasChanged ? 'historyView.changedPinned' : 'historyView.unchangedPinned', { from, to })
      : t(hasChanged ? `console.changed.${comparison}` : `console.unchanged.${comparison}`);
  return (
    <output className="changed-key row gap-8 muted tiny push">
      {hasChanged && <i className="round-4" aria-hidden />}
      <span>{text}</span>
    </output>
  );
}

function Fact({ fact, phase }: { fact: ComparedFact; phase: ShownState['phase'] }) {
  const { t } = useHistoryText();
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
