import Tooltip from '@mui/material/Tooltip';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import './Ticket.css';

export type Sum = {
  readonly key: string;
  readonly label: string;
  /** Euros; null for hidden prices. */
  readonly amount: number | null;
  readonly isApproximate: boolean;
  readonly tooltip?: string | null;
  readonly emphasis?: 'strong' | 'total';
};

export function TicketSums({ sums, isUpdating = false }: { sums: readonly Sum[]; isUpdating?: boolean }) {
  const language = useLanguage();
  return (
    <dl className={`ticket-sums${isUpdating ? ' is-updating' : ''}`}>
      {sums.map(({ key, label, amount, isApproximate, tooltip, emphasis }) => {
        const className = emphasis === undefined ? undefined : `is-${emphasis}`;
        return (
          <div key={key} style={{ display: 'contents' }}>
            <dt className={className}>
              <span>{label}</span> {typeof tooltip === 'string' && <Explanation of={label} text={tooltip} />}
            </dt>
            <dd className={className}>
              {amount === null ? '€\u00a0***' : formatApproximate(language, amount, isApproximate)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Explanation({ of, text }: { of: string; text: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tooltip describeChild title={text} open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)}>
      <button
        type="button"
        className="no-border clear muted ticket-tip"
        aria-label={t('basket.explain', { what: of.toLocaleLowerCase() })}
        onClick={() => setIsOpen(true)}
      >
        <InfoIcon size={16} />
      </button>
    </Tooltip>
  );
}
