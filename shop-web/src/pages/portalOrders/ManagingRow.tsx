import Button from '@mui/material/Button';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

type ManagingRowProps = {
  readonly address: string;
  readonly name: string;
  readonly aside?: ReactNode;
  readonly facts: ReactNode;
  readonly state: ReactNode;
  /** Cents; null for hidden prices. */
  readonly amount: number | null;
  readonly isApproximate: boolean;
  readonly view: { readonly words: string; readonly label: string };
};

export function ManagingRow({ address, name, aside, facts, state, amount, isApproximate, view }: ManagingRowProps) {
  const language = useLanguage();
  return (
    <li className="stack pad-8-12 card managing-row">
      <div>
        <h3 className="text-16 breaks">
          <Link className="same-color no-underline" to={address}>
            {name}
          </Link>
          {aside}
        </h3>
        <p className="facts">{facts}</p>
      </div>
      <div>{state}</div>
      <span className="weight-660 managing-amount nowrap to-right">
        {amount !== null && formatApproximate(language, amount, isApproximate)}
      </span>
      <div className="managing-tools row to-end gap-6">
        <Button component={Link} to={address} variant="outlined" size="small" aria-label={view.label}>
          <span>{view.words}</span>
        </Button>
      </div>
    </li>
  );
}
