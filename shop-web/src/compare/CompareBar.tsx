import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useStore } from '../store/createStore.ts';
import { compareAddress } from './compareAddress.ts';
import './CompareBar.css';
import { compareList } from './compareList.ts';

export function CompareBar() {
  const { t } = useTranslation();
  const path = usePath();
  const compared = useStore(compareList);
  if (compared.length === 0 || isPunchOut()) return null;
  // Outside `main`, to which some browsers would fix it.
  return createPortal(
    <section className="weight-560 compare-bar row gap-8 card" aria-label={t('compare.title')}>
      <span>{t('compare.chosen', { count: compared.length })}</span>
      <Button variant="text" onClick={() => compareList.set([])}>
        {t('compare.clear')}
      </Button>
      <Button
        variant="contained"
        component={Link}
        to={`${path('compare')}${compareAddress(compared)}`}
        aria-label={t('compare.goName', { count: compared.length })}
      >
        {t('compare.go')}
      </Button>
    </section>,
    document.body,
  );
}
