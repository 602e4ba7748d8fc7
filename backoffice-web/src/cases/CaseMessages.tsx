import { Link } from 'react-router-dom';
import type { OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useCaseWords } from './useCaseWords.ts';

export const CaseMessages = ({
  officeCase: { kind, status, messages, links },
}: {
  readonly officeCase: OfficeCase;
}) => {
  const { t } = useOfficeText();
  const { time } = useCaseWords();
  return (
    <section className="office-card people-card" aria-labelledby="case-conversation">
      <header>
        <h2 id="case-conversation">{t('cases.conversation')}</h2>
      </header>
      <ol className="stack gap-12 case-messages">
        {messages.map(({ by, text, at, author }, index) => (
          <li key={index} className={`round-12 pad-12-16 framed breaks is-${by}`}>
            <small className="as-block muted">
              <b className="ink-900">{author ?? t(`cases.${by}`)}</b>
              <span>{` · ${time(at)}`}</span>
            </small>
            <span>{text ?? t('cases.erased')}</span>
          </li>
        ))}
      </ol>
      {kind === 'dispute' && status !== 'closed' && (
        <p className="request-said">
          <Link to={`/invoices/${links.invoice ?? ''}/show`}>{t('cases.atInvoice')}</Link>
        </p>
      )}
    </section>
  );
};
