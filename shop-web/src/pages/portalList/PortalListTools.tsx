import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { WishListItems } from '@talloor/contracts/endpoints/wishList.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { DeleteListDialog } from '../../lists/DeleteListDialog.tsx';
import { listLayout } from '../../preferences/preferences.ts';
import { useStore } from '../../store/createStore.ts';

type PortalListToolsProps = {
  readonly list: WishListItems & { readonly owner_name?: string | null; readonly is_own?: boolean };
  readonly onShare: (isShared: boolean) => void;
};

export function PortalListTools({ list, onShare }: PortalListToolsProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const layout = useStore(listLayout);
  const [isDeleting, setIsDeleting] = useState(false);
  const owner = list.owner_name ?? t('managing.gone');
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
      <label className="pointer wish-share row gap-8">
        <input type="checkbox" checked={list.is_shared} onChange={(event) => onShare(event.target.checked)} />
        <span>{t('managing.list.share')}</span>
      </label>
      <span className="grow" />
      <Button variant="outlined" onClick={() => setIsDeleting(true)}>
        <TrashIcon size={18} />
        <span>{t('managing.list.delete')}</span>
      </Button>
      <DeleteListDialog
        list={list}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(path('portalLists'))}
        {...(list.is_own !== true && { text: t('managing.list.deleteText', { name: owner }) })}
      />
    </div>
  );
}
