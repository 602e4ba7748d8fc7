import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { ChangeList } from '../../basket/ChangeList.tsx';
import { changesBetween } from '../../basket/changesBetween.ts';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Offer } from './offers.ts';
import type { useMomentPreview } from './useMomentMeanings.ts';

type PickerChangesProps = { readonly offer: Offer; readonly preview: ReturnType<typeof useMomentPreview> };

export function PickerChanges({ offer, preview }: PickerChangesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basket } = useBasket();
  if (basket === undefined || basket.lines.length === 0) return null;
  const day = formatDay(language, offer.timestamp);
  if (preview.isError) return <p className="as-block small picker-changes muted">{t('picker.previewFailed')}</p>;
  if (preview.data === undefined) return <p className="as-block small picker-changes muted">{t('picker.checking')}</p>;
  const changes = changesBetween(basket, preview.data);
  return (
    <output className="as-block small picker-changes">
      {changes.length === 0 ? (
        <p className="muted">{t('picker.noChanges', { day })}</p>
      ) : (
        <Notice severity={changes.some(({ kind }) => kind === 'faulty') ? 'error' : 'info'} role="note">
          <b>{t('picker.changes', { day })}</b>
          <ChangeList changes={changes} />
        </Notice>
      )}
    </output>
  );
}
