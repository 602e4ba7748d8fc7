import { orderAgain, type OrderedAgainView } from '@talloor/contracts/endpoints/orderAgain.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBasketGetter } from '../basket/BasketProvider.tsx';
import { basketKey } from '../basket/basketKey.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

export type OrderedAgain = Pick<OrderedAgainView, 'order_number' | 'lines'>;

/** In parts. @throws ProblemError */
export function useOrderAgain(orderNumber: string) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { customer } = useSession();
  const basketNow = useBasketGetter();
  // A retry reuses the basket created before.
  const hasStarted = useRef(false);
  return async (basket: 'active' | 'new'): Promise<OrderedAgain> => {
    if (basket === 'new' && !hasStarted.current) {
      await basketNow().startNew();
      hasStarted.current = true;
    }
    const lines: OrderedAgainView['lines'] = [];
    for (let part = 0, parts = 1; part < parts; part++) {
      const answer = await call(orderAgain, { params: { orderId: orderNumber }, body: { part } });
      queryClient.setQueryData(basketKey(customer?.customer_number ?? null, language), answer.basket);
      ({ parts } = answer);
      lines.push(...answer.lines);
    }
    for (const queryName of ['baskets', 'products']) void queryClient.invalidateQueries({ queryKey: [queryName] });
    hasStarted.current = false;
    return { order_number: orderNumber, lines };
  };
}
