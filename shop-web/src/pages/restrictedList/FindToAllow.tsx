import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestions } from '../../autocomplete/useSuggestions.ts';
import { AllowedLine } from './AllowedLine.tsx';
import type { RestrictedListModel } from './useRestrictedList.ts';
import styles from './RestrictedListPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

export function FindToAllow({ model }: { model: RestrictedListModel }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const shownSuggestions = useSuggestions(text, true);
  const products = shownSuggestions?.suggestions.products ?? [];
  return (
    <div className="pad-12-16 below-16 card allowed-find">
      <label>
        <span className="as-block weight-600">{t('restrictedList.find')}</span>
        <OutlinedInput
          fullWidth
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ input: { ...atMost(80) } }}
        />
      </label>
      {shownSuggestions !== null && !shownSuggestions.isOld && products.length === 0 && (
        <output className="muted">{t('restrictedList.nothingFound', { text: shownSuggestions.typed })}</output>
      )}
      {products.length > 0 && (
        <ul className={`${styles['allowed-lines']} stack`} aria-label={t('restrictedList.found')}>
          {products.map((product) => (
            <AllowedLine
              key={product.article_number}
              artNo={product.article_number}
              product={product}
              isAllowed={model.isAllowed(product.article_number)}
              onToggle={(on) => void model.toggle(product.article_number, on, product)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
