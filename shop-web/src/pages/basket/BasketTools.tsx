import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { downloadBasket } from '@talloor/contracts/endpoints/basketPage.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useLists } from '../../lists/useLists.ts';
import { isPunchOut } from '../../paths.ts';
import { shopClient } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { BasketToolButton, BasketToolItem, type BasketToolProps } from './BasketTool.tsx';
import { basketPdf } from './basketPdf.ts';
import { EmptyBasketDialog } from './EmptyBasketDialog.tsx';
import { SaveAsList } from './SaveAsList.tsx';
import { ShownTools } from './ShownTools.tsx';

const tablet = '(max-width: 991.95px)';

export function BasketTools({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const path = usePath();
  const { isOn: hasLists } = useLists();
  const { user } = useSession();
  const mayOrder = user.rights.includes('order');
  const isNarrow = useMediaQuery(tablet);
  const [openDialog, setOpenDialog] = useState<'save' | 'empty' | null>(null);
  const close = () => setOpenDialog(null);
  const ask = (what: 'save' | 'empty') => ({ kind: 'act', run: () => setOpenDialog(what), opensDialog: true }) as const;
  const query = basket.basket_id === null ? {} : { id: basket.basket_id };
  const pdf = isPunchOut() ? shopClient.urlOf(downloadBasket, { query }) : basketPdf(path('basket'), basket);
  const tools: BasketToolProps[] = [
    ...(hasLists ? [{ ...ask('save'), text: t('lists.saveBasket'), Icon: ListPlusIcon }] : []),
    { kind: 'file', to: pdf, text: t('basket.pdf'), Icon: FilePdfIcon },
    ...(user.features.basket_upload && !isPunchOut() && mayOrder
      ? [{ kind: 'page' as const, to: path('upload'), text: t('upload.toolLink'), Icon: UploadSimpleIcon }]
      : []),
    {
      ...ask('empty'),
      text: t('basket.empty'),
      Icon: TrashIcon,
      isDisabled: !basket.is_active || !mayOrder,
    },
  ];
  return (
    <div className="below-12 basket-tools cluster gap-4">
      <ShownTools basket={basket} />
      {isNarrow ? <ToolMenu tools={tools} /> : tools.map((tool) => <BasketToolButton key={tool.text} {...tool} />)}
      <SaveAsList
        isOpen={openDialog === 'save'}
        articles={basket.lines.map(({ product }) => product.article_number)}
        onClose={close}
      />
      <EmptyBasketDialog isOpen={openDialog === 'empty'} basket={basket} onClose={close} />
    </div>
  );
}

function ToolMenu({ tools }: { tools: readonly BasketToolProps[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('basket.moreTools')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DotsThreeIcon size={24} weight="bold" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tools.map((tool) => (
          <BasketToolItem key={tool.text} tool={tool} onChosen={() => setAnchor(null)} />
        ))}
      </Menu>
    </>
  );
}
