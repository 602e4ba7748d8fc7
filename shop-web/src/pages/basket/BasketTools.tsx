import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { basketLayout, vatPreference } from '../../preferences/preferences.ts';
import { useStore } from '../../store/createStore.ts';
import { EmptyBasketDialog } from './EmptyBasketDialog.tsx';

/** How the lines are shown, and the way to empty the basket. */
export function BasketTools({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const layout = useStore(basketLayout);
  const showsVat = useStore(vatPreference) === '1';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="basket-tools">
      <ToggleButtonGroup
        exclusive
        value={layout}
        aria-label={t('basket.sort')}
        onChange={(_, chosen: typeof layout | null) => chosen !== null && basketLayout.set(chosen)}
      >
        <ToggleButton value="nav_groups">{t('basket.perGroup')}</ToggleButton>
        <ToggleButton value="article_numbers">{t('basket.perNumber')}</ToggleButton>
      </ToggleButtonGroup>
      {basket.customer.show_prices && (
        <label className="basket-vat">
          <input
            type="checkbox"
            checked={showsVat}
            onChange={(event) => vatPreference.set(event.target.checked ? '1' : '0')}
          />
          {t('basket.inclVat')}
        </label>
      )}
      <span className="grow" />
      <Button variant="text" disabled={!basket.is_active} onClick={() => setIsAsking(true)}>
        <TrashIcon size={18} />
        {t('basket.empty')}
      </Button>
      <EmptyBasketDialog isOpen={isAsking} count={basket.lines.length} onClose={() => setIsAsking(false)} />
    </div>
  );
}
