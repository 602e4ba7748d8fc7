import IconButton from '@mui/material/IconButton';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { useTranslation } from 'react-i18next';
import { isPunchOut } from '../paths.ts';
import { announce } from '../shell/announce.ts';
import { useStore } from '../store/createStore.ts';
import { compareList, mostCompared, toggleCompared } from './compareList.ts';
import './CompareToggle.css';

export function CompareToggle({ articleNumber, name }: { articleNumber: string; name: string }) {
  const { t } = useTranslation();
  const compared = useStore(compareList);
  if (isPunchOut()) return null;
  const isCompared = compared.includes(articleNumber);
  const isFull = !isCompared && compared.length >= mostCompared;
  return (
    <IconButton
      className="compare-toggle"
      aria-pressed={isCompared}
      aria-disabled={isFull || undefined}
      aria-label={t('compare.toggle', { article: name })}
      title={isFull ? t('compare.full', { count: mostCompared }) : t('compare.toggleTitle')}
      onClick={() => {
        if (isFull) return announce(t('compare.full', { count: mostCompared }));
        toggleCompared(articleNumber);
        announce(t('compare.announced', { count: compareList.get().length }));
      }}
    >
      <ArrowsLeftRightIcon size={20} weight={isCompared ? 'bold' : 'regular'} />
    </IconButton>
  );
}
