import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { WarningDiamondIcon } from '@phosphor-icons/react/dist/csr/WarningDiamond';
import type { AllergenPresence, ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { useTranslation } from 'react-i18next';

const order: readonly AllergenPresence[] = ['contains', 'may_contain', 'unknown', 'free'];

const icons: Readonly<Record<AllergenPresence, React.ReactNode>> = {
  contains: <WarningDiamondIcon size={20} weight="fill" />,
  may_contain: <WarningDiamondIcon size={20} />,
  unknown: <QuestionIcon size={20} weight="bold" />,
  free: <MinusIcon size={16} weight="bold" />,
};

/** Design 5.9. */
export function AllergenList({ allergens }: { allergens: ProductDetailView['detail']['allergens'] }) {
  const { t } = useTranslation();
  const sorted = allergens.toSorted((a, b) => order.indexOf(a.presence) - order.indexOf(b.presence));
  return (
    <ul className="allergens">
      {sorted.map(({ allergen, presence, detail }) => (
        <li key={allergen} className={`is-${presence}`}>
          {icons[presence]}
          <span>
            <b className="weight-600 ink-900">{t(`productPage.allergen.${allergen}`)}</b>{' '}
            {detail !== '' && <small className="small muted">{detail}</small>}
          </span>
          <em className="upright small">{t(`productPage.presence.${presence}`)}</em>
        </li>
      ))}
    </ul>
  );
}
