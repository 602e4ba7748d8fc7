import { useRecordContext } from 'react-admin';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import type { ProductRow } from '../contentRows.ts';

/** ERP data, read-only. */
export const Allergens = () => {
  const { t, language } = useOfficeText();
  const allergens = useRecordContext<ProductRow>()?.allergens ?? [];
  return (
    <fieldset className="field-both">
      <legend>{t('products.allergens')}</legend>
      <p className="field-hint">{t(allergens.length === 0 ? 'products.allergensUnknown' : 'products.allergensHint')}</p>
      <dl className="content-facts">
        {allergens.map(({ allergen, presence, detail }) => (
          <div key={allergen}>
            <dt>{t(`products.allergenNames.${allergen}`)}</dt>
            <dd>
              {t(`products.presences.${presence}`)}
              {detail[language] && ` (${detail[language]})`}
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
};
