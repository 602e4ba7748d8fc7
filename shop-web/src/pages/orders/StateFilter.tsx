import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrdersPage.module.css';

type StateFilterProps<State extends string> = {
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  /** Empty for all. */
  readonly chosenState: State | '';
  readonly onChange: (state: State | '') => void;
};

export function StateFilter<State extends string>({ states, nameOf, chosenState, onChange }: StateFilterProps<State>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={`shrinks ${styles['delivery-field']} stack gap-4`}>
      <label className="text-14 weight-600" htmlFor={id}>
        {t('orders.column.state')}
      </label>
      <select
        className="pad-0-12 white-ground ink-900"
        id={id}
        value={chosenState}
        onChange={({ target: { value } }) => onChange(states.find((state) => state === value) ?? '')}
      >
        <option value="">{t('orders.everyState')}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {nameOf(state)}
          </option>
        ))}
      </select>
    </div>
  );
}
