import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

const looks = {
  standard: { Icon: TruckIcon, words: 'basket.delivery' },
  express: { Icon: TruckIcon, words: 'basket.express' },
  pickup: { Icon: StorefrontIcon, words: 'basket.pickup' },
  mussels: { Icon: TruckIcon, words: 'mussels.delivery' },
} as const;

export const deliveryLook = ({ service }: Pick<BasketView['delivery_date'], 'service'>) =>
  looks[service?.kind ?? 'standard'];
