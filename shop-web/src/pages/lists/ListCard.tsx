import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MicrosoftExcelLogoIcon } from '@phosphor-icons/react/dist/csr/MicrosoftExcelLogo';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { exportWishList, type WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { DeleteListDialog } from '../../lists/DeleteListDialog.tsx';
import { ListName } from '../../lists/ListName.tsx';
import { useListWords } from '../../lists/useListWords.ts';
import { isPunchOut } from '../../paths.ts';
import '../../products/ProductFacts.css';
import { routeConfiguration } from '../../routeConfiguration.ts';
import { shopClient } from '../../server/shopClient.ts';
import { StandingBadge } from '../../standingOrders/StandingBadge.tsx';
import { useMay } from '../../session/useMay.ts';
import styles from './ListsPage.module.css';

type ListCardProps = {
  readonly list: WishListSummary;
  readonly isBusy: boolean;
  readonly onAddAll: () => void;
};

/** Design 5.18. */
export function ListCard({ list, isBusy, onAddAll }: ListCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const words = useListWords();
  const card = useRef<HTMLLIElement>(null);
  const mayOrder = useMay('order');
  const [isDeleting, setIsDeleting] = useState(false);
  const shownName = words.nameOf(list);
  const address = routeConfiguration.wishListView(language, { id: list.id });
  const besides = () => {
    const next = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
    return next?.querySelector<HTMLElement>('h3 a');
  };
  return (
    <li ref={card} className={`pad-12 card ${styles['wish-card']} stack gap-16`}>
      <div className={`${styles['wish-card-boards']} stack gap-4`} aria-hidden="true">
        {list.boards.length === 0 ? (
          <Board board="dry" />
        ) : (
          list.boards.map((board) => <Board key={board} board={board} />)
        )}
      </div>
      <div className={`shrinks ${styles['wish-card-name']}`}>
        <ListName list={list}>
          <h3 className="text-16 shrinks">
            <Link to={address}>{shownName}</Link>
          </h3>
        </ListName>
        <p className="small muted">
          {list.type !== 'mine' && <span className="tag">{t(`lists.type.${list.type}`)}</span>}
          {list.type === 'mine' && list.is_shared && <span className="tag">{t('lists.type.shared')}</span>}
          {(list.type === 'mine' || list.type === 'shared') && <StandingBadge listId={list.id} />}
          <span>{words.countOf(list)}</span>
        </p>
      </div>
      <div className={`${styles['wish-card-tools']} row gap-6`}>
        {mayOrder && (
          <Button
            variant="tonal"
            disabled={list.number_of_products === 0}
            aria-busy={isBusy || undefined}
            aria-label={t('lists.addAllName', { name: shownName, count: list.number_of_products })}
            onClick={onAddAll}
          >
            <PlusIcon size={16} weight="bold" />
            <span>{t('lists.addAll', { count: list.number_of_products })}</span>
          </Button>
        )}
        <Button variant="outlined" component={Link} to={address} aria-label={t('lists.viewName', { name: shownName })}>
          {t('lists.view')}
        </Button>
        <IconButton
          component="a"
          href={shopClient.urlOf(exportWishList, { params: { wishlistId: list.id } })}
          download
          aria-label={t('lists.excelName', { name: shownName })}
          title={t('lists.excel')}
        >
          <MicrosoftExcelLogoIcon size={20} />
        </IconButton>
        {list.is_managed === true && !isPunchOut() && (
          <Button
            variant="outlined"
            component={Link}
            to={path('restrictedList')}
            aria-label={t('restrictedList.manageName', { name: shownName })}
          >
            {t('restrictedList.manage')}
          </Button>
        )}
        {list.is_editable && (
          <IconButton
            aria-label={t('lists.deleteName', { name: shownName })}
            title={t('lists.delete')}
            onClick={() => setIsDeleting(true)}
          >
            <TrashIcon size={20} />
          </IconButton>
        )}
      </div>
      {list.is_editable && (
        <DeleteListDialog list={list} isOpen={isDeleting} onClose={() => setIsDeleting(false)} besides={besides} />
      )}
    </li>
  );
}
