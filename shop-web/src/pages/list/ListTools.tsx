import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { MicrosoftExcelLogoIcon } from '@phosphor-icons/react/dist/csr/MicrosoftExcelLogo';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { exportWishList, type WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { ColumnsButton } from '../../lister/columns/ColumnsButton.tsx';
import type { ColumnSetsModel } from '../../lister/columns/useColumnSets.ts';
import { DeleteListDialog } from '../../lists/DeleteListDialog.tsx';
import { isPunchOut } from '../../paths.ts';
import { listLayout } from '../../preferences/preferences.ts';
import { shopClient } from '../../server/shopClient.ts';
import { useStore } from '../../store/createStore.ts';
import { AddAllButton } from './AddAllButton.tsx';

type ListToolsProps = {
  readonly list: WishListItems;
  readonly columnSets: ColumnSetsModel;
  readonly onShare: (isShared: boolean) => void;
};

export function ListTools({ list, columnSets, onShare }: ListToolsProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const layout = useStore(listLayout);
  const [isDeleting, setIsDeleting] = useState(false);
  const hasTools = (list.type === 'mine' || list.type === 'shared') && list.lines.length > 0 && !isPunchOut();
  return (
    <div className="below-16 wish-tools cluster gap-8">
      <ToggleButtonGroup
        exclusive
        value={layout}
        aria-label={t('lists.layout')}
        onChange={(_, newLayout: typeof layout | null) => newLayout !== null && listLayout.set(newLayout)}
      >
        <ToggleButton value="nav_groups">{t('basket.perGroup')}</ToggleButton>
        <ToggleButton value="arranged">{t('lists.arranged')}</ToggleButton>
      </ToggleButtonGroup>
      {list.is_editable && (
        <label className="pointer wish-share row gap-8">
          <input type="checkbox" checked={list.is_shared} onChange={(event) => onShare(event.target.checked)} />
          <span>{t('lists.share')}</span>
        </label>
      )}
      <span className="grow" />
      {hasTools && (
        <Button
          component={Link}
          to={`${path('standingOrder')}?${new URLSearchParams({ id: list.id })}`}
          variant="outlined"
        >
          {t('standingOrder.open')}
        </Button>
      )}
      {hasTools && (
        <Button component={Link} to={`${path('shelf')}?${new URLSearchParams({ id: list.id })}`} variant="outlined">
          {t('shelf.count')}
        </Button>
      )}
      <ColumnsButton columnSets={columnSets} />
      <IconButton
        component="a"
        href={shopClient.urlOf(exportWishList, { params: { wishlistId: list.id } })}
        download
        aria-label={t('lists.excel')}
        title={t('lists.excel')}
      >
        <MicrosoftExcelLogoIcon size={20} />
      </IconButton>
      {list.is_editable && (
        <IconButton aria-label={t('lists.delete')} title={t('lists.delete')} onClick={() => setIsDeleting(true)}>
          <TrashIcon size={20} />
        </IconButton>
      )}
      <AddAllButton list={list} />
      {list.is_editable && (
        <DeleteListDialog
          list={list}
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void navigate(path('lists'))}
        />
      )}
    </div>
  );
}
