import { useRecordContext } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ProductRow } from '../contentRows.ts';

/** ERP data, read-only. */
export const Allergens = () => {
  const { t, language } = useOfficeText();
  const allergens = useRecordContext<ProductRow>()?.allergens ?? [];
  return (
    <fieldset className="no-border no-padding no-margin shrinks field-both">
      <legend>{t('products.allergens')}</legend>
      <p className="field-hint">{t(allergens.length === 0 ? 'products.allergensUnknown' : 'products.allergensHint')}</p>
      <dl className="content-facts">
        {allergens.map(({ allergen, presence, detail }) => (
          <div className="flex apart gap-12 line-below" key={allergen}>
            <dt className="muted">{t(`products.allergenNames.${allergen}`)}</dt>
            <dd className="to-right">
              <span>{t(`products.presences.${presence}`)}</span>
              <span>{detail[language] && ` (${detail[language]})`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
};
