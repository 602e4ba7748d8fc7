import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { useTranslation } from 'react-i18next';
import styles from './ProductPage.module.css';

type Allergens = ProductDetailView['detail']['allergens'];

export function AllergenTags({ allergens }: { allergens: Allergens }) {
  const { t } = useTranslation();
  const lines = (['contains', 'may_contain'] as const).flatMap((presence) => {
    const declaredAllergens = allergens.filter((entry) => entry.presence === presence);
    return declaredAllergens.length === 0 ? [] : [{ presence, found: declaredAllergens }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={`above-16 ${styles['article-allergens']} stack gap-8`}>
      {lines.map(({ presence, found: declaredAllergens }) => (
        <p className="cluster gap-6" key={presence}>
          <b>{t(presence === 'contains' ? 'productPage.contains' : 'productPage.mayContain')}</b>
          {declaredAllergens.map(({ allergen, detail }) => (
            <span key={allergen} className={`tag is-${presence}`}>
              {t(`productPage.allergenShort.${allergen}`) + (detail === '' ? '' : ` (${detail})`)}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
