import { useTranslation } from 'react-i18next';
import { TableHead } from '../components/TableHead.tsx';
import { useLists } from '../lists/useLists.ts';
import { vatPreference } from '../preferences/preferences.ts';
import { useStore } from '../store/createStore.ts';

export function ProductTableHead({ hasTools = false }: { hasTools?: boolean }) {
  const { t } = useTranslation();
  const { isOn } = useLists();
  const showsVat = useStore(vatPreference) === '1';
  return (
    <TableHead
      columns={[
        { cell: 'cell-board', label: t('product.board'), isHidden: true },
        { cell: 'cell-name', label: t('product.article') },
        { cell: 'cell-last', label: t('product.lastOrdered') },
        { cell: 'cell-price', label: t(showsVat ? 'product.priceIncl' : 'product.priceExcl') },
        { cell: 'cell-quantity', label: t('product.quantity') },
        { cell: 'cell-total', label: t('product.total') },
        ...(hasTools || isOn ? [{ cell: 'cell-tools', label: t('product.tools'), isHidden: true }] : []),
      ]}
    />
  );
}
