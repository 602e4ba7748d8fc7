import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { PortalList } from '@talloor/contracts/endpoints/portalLists.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { DeleteListDialog } from '../../lists/DeleteListDialog.tsx';
import { ListName } from '../../lists/ListName.tsx';

export function PortalListRow({ list }: { list: PortalList }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const row = useRef<HTMLLIElement>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const owner = list.owner.name ?? t('managing.gone');
  const address = `${path('portalList')}?${new URLSearchParams({ id: list.id })}`;
  const besides = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    return next?.querySelector<HTMLElement>('h3 a');
  };
  return (
    <li ref={row} className="stack pad-8-12 card managing-row">
      <div>
        <ListName list={{ id: list.id, name: list.name, is_editable: true }}>
          <h3 className="text-16 breaks">
            <Link className="same-color no-underline" to={address}>
              {list.name}
            </Link>
          </h3>
        </ListName>
        <p className="muted">{list.is_own ? t('managing.list.own') : t('managing.list.of', { name: owner })}</p>
      </div>
      <div>
        <p>
          <span className="tag">{t(list.is_shared ? 'managing.list.shared' : 'managing.list.private')}</span>
          <span>
            {t('lists.updated', {
              articles: t('lists.count', { count: list.number_of_products }),
              day: formatDay(language, list.updated_at),
            })}
          </span>
        </p>
      </div>
      <span />
      <div className="managing-tools row to-end gap-6">
        <Button
          component={Link}
          to={address}
          variant="outlined"
          size="small"
          aria-label={t('lists.viewName', { name: list.name })}
        >
          {t('lists.view')}
        </Button>
        <IconButton
          aria-label={t('lists.deleteName', { name: list.name })}
          title={t('managing.list.delete')}
          onClick={() => setIsDeleting(true)}
        >
          <TrashIcon size={20} />
        </IconButton>
      </div>
      <DeleteListDialog
        list={list}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        besides={besides}
        {...(!list.is_own && { text: t('managing.list.deleteText', { name: owner }) })}
      />
    </li>
  );
}
