import type { ProductDetail } from '@talloor/catalogue/product/findDetail.ts';
import type { Language } from '@talloor/rules/facts.ts';
import { allergens, variantView, type ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';

/** Spec shopping §2, Product detail. */
export function viewProductDetail(
  product: ProductView,
  detail: ProductDetail,
  variants: readonly ProductView[],
  language: Language,
): ProductDetailView {
  const hasAllergens = Object.keys(detail.allergens).length > 0;
  const own = detail.sheets.filter((sheet) => sheet.language === language);
  const ofLanguage = detail.sheets.filter(
    (sheet) => own.includes(sheet) || (sheet.language === '' && !own.some(({ type }) => type === sheet.type)),
  );
  return {
    ...product,
    detail: {
      description: detail.description[language],
      ingredients: detail.ingredients[language],
      nutrition: detail.nutrition,
      allergens: (hasAllergens ? allergens : []).map((allergen) => {
        const declaration = detail.allergens[allergen];
        return {
          allergen,
          presence: declaration?.presence ?? 'unknown',
          detail: declaration?.[`detail_${language}`] ?? '',
        };
      }),
      storage: detail.storage,
      storage_text: detail.storageText[language],
      packaging: detail.packaging[language],
      origin: detail.origin,
      info: detail.info.map(({ label, value }) => ({ label: label[language], value: value[language] })),
      lifestyle: detail.lifestyle[language],
    },
    sheets: ofLanguage.map(({ type, name, size }) => ({
      type,
      name,
      size,
      url: `/${language}/api/article/${product.article_number}/sheets/${type}`,
    })),
    variants: variants.map((other) => variantView.parse(other)),
    trail: product.categories,
  };
}
