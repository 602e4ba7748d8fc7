import Button from '@mui/material/Button';
import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { basketByIdKey } from '../../basket/basketKey.ts';
import { orderOfBasket } from '../../basket/orderOfBasket.ts';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { forgetSentBasket, sentBasketOf } from './sentBasket.ts';

/** The server may still be at work on the basket. */
const [lookAgainMs, mostLooks] = [5000, 12];

/** For a basket whose answer was lost. */
export function SentBasketNotice() {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const { customer } = useSession();
  const [id] = useState(() => sentBasketOf(customer));
  const { data } = useQuery({
    queryKey: [...basketByIdKey(customer?.customer_number ?? null, language, id ?? ''), 'sent'],
    queryFn: ({ signal }) => call(getBasket, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.is_active !== false && state.dataUpdateCount < mostLooks ? lookAgainMs : false,
  });
  if (data === undefined) return null;
  const order = orderOfBasket(data);
  const approval = isPunchOut() ? `${path('orders')}?group=incomplete` : `${path('approvals')}?id=${id}`;
  const isAwaiting = data.messages.some(({ code }) => code === 'basket.awaiting_approval');
  if (order === null && !isAwaiting) return null;
  return (
    <Notice
      severity="success"
      className="below-16"
      action={
        <Button
          component={Link}
          to={order === null ? approval : `${path('orderDetail')}?order=${order}`}
          variant="outlined"
          size="small"
          onClick={() => forgetSentBasket(customer)}
        >
          <span>{order === null ? t('approvals.toApproval') : t('checkout.showOrder', { order })}</span>
        </Button>
      }
    >
      {order === null ? t('approvals.waitsHere') : t('checkout.arrived', { order })}
    </Notice>
  );
}
