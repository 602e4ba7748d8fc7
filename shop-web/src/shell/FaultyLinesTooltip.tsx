import Tooltip from '@mui/material/Tooltip';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly lines: readonly BasketLineView[]; readonly children: ReactElement };

const mostErrors = 5;

/** Spec shopping §8. */
export function FaultyLinesTooltip({ lines, children }: Props) {
  const { t } = useTranslation();
  const others = lines.length - mostErrors;
  const errors = (
    <ul className="mini-basket-errors">
      {lines.slice(0, mostErrors).map((line) => (
        <li key={line.product.article_number}>
          <b>{line.product.name}</b> <span>{line.errors.join(' ')}</span>
        </li>
      ))}
      {others > 0 && <li>{t('shell.basketMoreErrors', { count: others })}</li>}
    </ul>
  );
  return <Tooltip title={errors}>{children}</Tooltip>;
}
