import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/pageLayout.css';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { Lister } from '../../lister/Lister.tsx';
import { useLister } from '../../lister/useLister.ts';
import { CannotChange } from '../../orderDraft/CannotChange.tsx';
import { ModeBar } from '../../orderDraft/ModeBar.tsx';
import { DraftBasket } from '../../orderDraft/DraftBasket.tsx';
import { DraftPaths } from '../../orderDraft/DraftPaths.tsx';
import { useOrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { useOrderParameter } from '../../orderDraft/useOrderParameter.ts';
import { Page } from '../../shell/Page.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import { BackBar } from './BackBar.tsx';
import styles from './ChangeOrder.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

/** Design 5.14. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const order = useOrderParameter();
  const orderDraft = useOrderDraft(order);
  const { data, error } = orderDraft;
  if (data === undefined)
    return (
      <Page title={t('changeOrder.add')} isWaiting={order !== null && error === null}>
        {order !== null && error === null ? <OrderSkeleton /> : <CannotChange order={order} draft={orderDraft} />}
      </Page>
    );
  const back = `${path('changeOrder')}?order=${data.order_number}`;
  return (
    <DraftBasket orderDraft={data} of={orderDraft.key}>
      <DraftPaths order={data.order_number}>
        <ModeBar orderDraft={data} onKeep={() => void orderDraft.keep().catch(() => orderDraft.refetch())}>
          <Button component={Link} to={back} variant="contained" size="small" className="mode-bar-back">
            <span>{t('changeOrder.back', { count: data.changes })}</span>
          </Button>
        </ModeBar>
        <BackBar view={data} />
        <Page title={t('changeOrder.add')} className="draft-page">
          <Assortment />
        </Page>
      </DraftPaths>
    </DraftBasket>
  );
}

function Assortment() {
  const { t } = useTranslation();
  const lister = useLister({ kind: 'search' });
  const { state } = lister;
  const [searchText, setSearchText] = useState(state.keywords);
  return (
    <>
      <search>
        <form
          className={`${styles['draft-search']} flex gap-8`}
          onSubmit={(event) => {
            event.preventDefault();
            lister.show({ ...state, page: 1, keywords: searchText.trim() });
          }}
        >
          <TextField
            fullWidth
            size="small"
            type="search"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': t('changeOrder.search'), ...atMost(200, 'keywords') } }}
            placeholder={t('changeOrder.search')}
          />
          <Button type="submit" variant="outlined">
            {t('changeOrder.find')}
          </Button>
        </form>
      </search>
      <Lister lister={lister} caption={t('changeOrder.add')} />
    </>
  );
}
