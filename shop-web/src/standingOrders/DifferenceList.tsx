import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { HashIcon } from '@phosphor-icons/react/dist/csr/Hash';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import type { StandingDifferenceView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { ProductLink } from '../products/ProductLink.tsx';
import './DifferenceList.css';

const icons = {
  left_out: <MinusCircleIcon size={18} weight="fill" />,
  replaced: <ArrowsLeftRightIcon size={18} weight="fill" />,
  quantity: <HashIcon size={18} weight="fill" />,
  price: <TagIcon size={18} weight="fill" />,
} as const;

export function DifferenceList({ differences }: { differences: readonly StandingDifferenceView[] }) {
  const { t } = useTranslation();
  return (
    <ul className="difference-list stack gap-8">
      {differences.map((difference) => {
        const { kind, article_number: article, name, reason } = difference;
        return (
          <li key={`${kind} ${article}`} className={`is-${kind}`}>
            {icons[kind]}
            <span className="weight-640">{t(`standingOrder.difference.${kind}`)}</span>
            <span className="shrinks breaks difference-what wraps">
              <ProductLink articleNumber={article}>{unbroken(name)}</ProductLink>
              <Changed difference={difference} />
              {reason !== null && <span className="muted">{reason}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Changed({ difference }: { difference: StandingDifferenceView }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number | null) => formatNumber(language, value ?? 0);
  const { by, quantity, wanted: requestedQuantity, price, price_before: before } = difference;
  if (by !== null)
    return <span>{t('standingOrder.difference.by', { by: unbroken(by.name), quantity: number(quantity) })}</span>;
  if (price !== null && before !== null)
    return (
      <span>
        {t('standingOrder.difference.priced', {
          after: formatUnitPrice(language, price),
          before: formatUnitPrice(language, before),
        })}
      </span>
    );
  if (quantity !== null)
    return (
      <span>
        {t('standingOrder.difference.changed', { quantity: number(quantity), wanted: number(requestedQuantity) })}
      </span>
    );
  return null;
}
