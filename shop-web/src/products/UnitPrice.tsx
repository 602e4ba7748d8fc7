import { unitPriceParts } from '@talloor/rules/format/money.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './PriceBlock.css';

/** Three decimals, the third smaller. */
export function UnitPrice({ euros }: { euros: number }) {
  const { head, third, tail } = unitPriceParts(useLanguage(), euros);
  return (
    <span className="unit-price">
      <span>{head}</span>
      <i className="upright muted">{third}</i>
      <span>{tail}</span>
    </span>
  );
}
