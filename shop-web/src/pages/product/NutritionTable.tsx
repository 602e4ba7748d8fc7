import type { Nutrient, ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

type Nutrition = NonNullable<ProductDetailView['detail']['nutrition']>;

/** EU 1169/2011, annex XV; `isPart` of the preceding line. */
const lines = [
  { key: 'fat' },
  { key: 'saturates', isPart: true },
  { key: 'carbohydrate' },
  { key: 'sugars', isPart: true },
  { key: 'fibre' },
  { key: 'protein' },
  { key: 'salt' },
] as const satisfies readonly { readonly key: Nutrient; readonly isPart?: boolean }[];

/** Per 100 g or ml. */
export function NutritionTable({ nutrition: { per, values } }: { nutrition: Nutrition }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const energy = [
    typeof values.energy_kj === 'number' ? `${formatNumber(language, values.energy_kj)}\u00a0kJ` : null,
    typeof values.energy_kcal === 'number' ? `${formatNumber(language, values.energy_kcal)}\u00a0kcal` : null,
  ].filter((value) => value !== null);
  const grams = (key: Nutrient) => {
    const value = values[key];
    return typeof value === 'number' ? `${formatNumber(language, value)}\u00a0g` : t('productPage.unknown');
  };
  return (
    <table className="nutrition">
      <thead>
        <tr>
          <th className="tiny weight-560 muted" scope="col">
            {t('productPage.nutrientName')}
          </th>
          <th className="tiny weight-560 muted" scope="col">
            {t(`productPage.nutritionPer.${per}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th className="weight-600" scope="row">
            {t('productPage.nutrient.energy')}
          </th>
          <td>{energy.length === 0 ? t('productPage.unknown') : energy.join(' / ')}</td>
        </tr>
        {lines.map((line) => (
          <tr key={line.key} className={'isPart' in line ? 'is-part' : undefined}>
            <th className="weight-600" scope="row">
              {t(`productPage.nutrient.${line.key}`)}
            </th>
            <td>{grams(line.key)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
