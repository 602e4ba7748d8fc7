import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { vatPreference } from '../preferences/preferences.ts';
import { useStore } from '../store/createStore.ts';

/** Lines are rounded one by one; the total has VAT per rate. */
export function RoundedNote({ lines }: { readonly lines: readonly Pick<BasketLineView, 'line_total_incl_vat'>[] }) {
  const { t } = useTranslation();
  const showsVat = useStore(vatPreference) === '1';
  if (!showsVat || lines.every((line) => line.line_total_incl_vat === null)) return null;
  return <p className="ticket-note pad-16">{t('basket.linesRounded')}</p>;
}
