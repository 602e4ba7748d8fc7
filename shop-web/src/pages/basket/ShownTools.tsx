import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { basketLayout, vatPreference } from '../../preferences/preferences.ts';
import { useStore } from '../../store/createStore.ts';
import styles from './BasketPage.module.css';

export function ShownTools({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const layout = useStore(basketLayout);
  const showsVat = useStore(vatPreference) === '1';
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={layout}
        aria-label={t('basket.sort')}
        onChange={(_, newLayout: typeof layout | null) => newLayout !== null && basketLayout.set(newLayout)}
      >
        <ToggleButton value="nav_groups">{t('basket.perGroup')}</ToggleButton>
        <ToggleButton value="article_numbers">{t('basket.perNumber')}</ToggleButton>
      </ToggleButtonGroup>
      {basket.customer.show_prices && (
        <label className={`${styles['basket-vat']} row gap-8`}>
          <input
            type="checkbox"
            checked={showsVat}
            onChange={(event) => vatPreference.set(event.target.checked ? '1' : '0')}
          />
          <span>{t('basket.inclVat')}</span>
        </label>
      )}
      <span className="grow" />
    </>
  );
}
