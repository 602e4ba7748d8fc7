import { useState } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';

const storageKey = 'office-row-keys';

/** Per browser (WCAG 2.1.4). */
export function useRowKeysChoice() {
  const [areOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const choose = (on: boolean) => {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
    setOn(on);
  };
  return { areOn, choose };
}

export const RowKeysChoice = ({ areOn, choose }: ReturnType<typeof useRowKeysChoice>) => {
  const { t } = useOfficeText();
  return (
    <label className="tall-rem order-keys row gap-8 muted">
      <input type="checkbox" checked={areOn} onChange={(event) => choose(event.target.checked)} />
      <span>{t('orders.keysChoice')}</span>
    </label>
  );
};
