import Button from '@mui/material/Button';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchangeBasket } from '../../basket/useExchangeBasket.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { EmptyBasketDialog } from './EmptyBasketDialog.tsx';
import { SaveAsList } from './SaveAsList.tsx';
import { ShownTools } from './ShownTools.tsx';
import { UploadLink } from './UploadLink.tsx';

/** How the lines are shown, a new basket beside this one, and the way to empty it. */
export function BasketTools({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const { startNew } = useExchangeBasket();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="basket-tools">
      <ShownTools basket={basket} />
      <SaveAsList articles={basket.lines.map(({ product }) => product.article_number)} />
      <Button
        variant="text"
        disabled={!basket.is_active}
        onClick={() => {
          focusHeading();
          void startNew();
        }}
      >
        <PlusIcon size={18} />
        {t('keptBaskets.startNew')}
      </Button>
      <UploadLink />
      <Button variant="text" disabled={!basket.is_active} onClick={() => setIsAsking(true)}>
        <TrashIcon size={18} />
        {t('basket.empty')}
      </Button>
      <EmptyBasketDialog isOpen={isAsking} basket={basket} onClose={() => setIsAsking(false)} />
    </div>
  );
}
