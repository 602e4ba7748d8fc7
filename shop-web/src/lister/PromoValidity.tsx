import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './ListHead.css';

/** End of all, else first and last end. */
export function PromoValidity({ products }: { products: readonly ProductView[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = products.flatMap(({ promo }) => promo?.valid_until ?? []);
  if (days.length === 0) return null;
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const values = { day: formatDay(language, first), last: formatDay(language, last) };
  return <p className="muted list-description">{t(first === last ? 'promo.until' : 'promo.untilFirst', values)}</p>;
}
