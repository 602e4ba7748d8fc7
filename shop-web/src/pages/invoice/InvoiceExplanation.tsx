import type { ExplanationPart } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import { formatDate, formatTime } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useExplanation } from '../../invoices/useInvoices.ts';
import styles from './InvoicePage.module.css';

export function InvoiceExplanation({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useExplanation(number, isOpen);
  return (
    <details
      className={`card padded ${styles['explanation']}`}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <h2>{t('invoice.why')}</h2>
        <p className="small muted">{t('invoice.whyText')}</p>
      </summary>
      {isError && data === undefined && (
        <LoadFailed title={t('invoice.whyFailed')} text={t('invoice.whyFailedText')} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className="above-12">
          <p className={`below-12 weight-640 ${data.unexplained === 0 ? '' : 'is-bad'}`}>
            {data.unexplained === 0
              ? t('invoice.explained')
              : t('invoice.unexplained', { amount: formatAmount(language, data.unexplained) })}
          </p>
          <ul className={styles['tree']}>
            {data.tree.children.map((part) => (
              <ExplainedPart key={part.key} part={part} />
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function ExplainedPart({ part }: { readonly part: ExplanationPart }) {
  const language = useLanguage();
  const { children = [], steps, formula, amount, title } = part;
  const head = (
    <>
      <span>
        <span>{title}</span>
        {formula !== null && <small className="as-block muted">{formula}</small>}
      </span>
      <b className="nowrap">{formatAmount(language, amount)}</b>
    </>
  );
  if (children.length + steps.length === 0) return <li className={styles['leaf']}>{head}</li>;
  return (
    <li>
      <details>
        <summary>{head}</summary>
        {steps.length > 0 && <ExplainedSteps steps={steps} />}
        {children.length > 0 && (
          <ul className={styles['tree']}>
            {children.map((child) => (
              <ExplainedPart key={child.key} part={child} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function ExplainedSteps({ steps }: { readonly steps: ExplanationPart['steps'] }) {
  const language = useLanguage();
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={`${step.event_id}-${step.title}`}>
          <span>{step.title}</span>
          {step.text !== '' && step.text !== step.title && <span className="as-block">{step.text}</span>}
          <small className="as-block muted">
            <span>{`${formatDate(language, step.at)}, ${formatTime(language, step.at)}`}</span>
            <span>{` · ${step.by}`}</span>
          </small>
        </li>
      ))}
    </ol>
  );
}
