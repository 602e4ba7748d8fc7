import Button from '@mui/material/Button';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useTranslation } from 'react-i18next';
import { useExchangeBasket } from '../../basket/useExchangeBasket.ts';
import { useMay } from '../../session/useMay.ts';
import { keepFocus } from '../../shell/keepFocus.ts';

export function NewBasketButton({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation();
  const { startNew } = useExchangeBasket();
  const mayOrder = useMay('order');
  if (!mayOrder) return null;
  return (
    <Button
      variant="text"
      disabled={isDisabled}
      onClick={() => {
        keepFocus();
        void startNew();
      }}
    >
      <PlusIcon size={18} />
      <span>{t('keptBaskets.startNew')}</span>
    </Button>
  );
}
