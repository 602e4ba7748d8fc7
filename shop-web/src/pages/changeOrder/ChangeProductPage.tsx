import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { CannotChange } from '../../orderDraft/CannotChange.tsx';
import { ModeBar } from '../../orderDraft/ModeBar.tsx';
import { DraftBasket } from '../../orderDraft/DraftBasket.tsx';
import { DraftPaths } from '../../orderDraft/DraftPaths.tsx';
import { useOrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { useOrderParameter } from '../../orderDraft/useOrderParameter.ts';
import { Page } from '../../shell/Page.tsx';
import { ArticlePage } from '../product/ArticlePage.tsx';
import { NotFound } from '../system/NotFoundPage.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import { BackBar } from './BackBar.tsx';
import './ChangeOrder.module.css';

/** `?order=` and `?article=`. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const order = useOrderParameter();
  const [query] = useSearchParams();
  const article = query.get('article');
  const orderDraft = useOrderDraft(order);
  const { data, error } = orderDraft;
  if (article === null || !/^\d{1,20}$/.test(article)) return <NotFound />;
  if (data === undefined)
    return (
      <Page title={t('changeOrder.title')} isWaiting={order !== null && error === null}>
        {order !== null && error === null ? <OrderSkeleton /> : <CannotChange order={order} draft={orderDraft} />}
      </Page>
    );
  return (
    <DraftBasket orderDraft={data} of={orderDraft.key}>
      <DraftPaths order={data.order_number}>
        <ModeBar orderDraft={data} onKeep={() => void orderDraft.keep().catch(() => orderDraft.refetch())}>
          <Button
            component={Link}
            to={`${path('changeOrder')}?order=${data.order_number}`}
            variant="contained"
            size="small"
            className="mode-bar-back"
          >
            <span>{t('changeOrder.back', { count: data.changes })}</span>
          </Button>
        </ModeBar>
        <BackBar view={data} />
        <ArticlePage id={article} />
      </DraftPaths>
    </DraftBasket>
  );
}
