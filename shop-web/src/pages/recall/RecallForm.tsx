import Button from '@mui/material/Button';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { draftOf, keyOf, readLine } from './recallDraft.ts';
import { RecallDelivery } from './RecallDelivery.tsx';
import { useAcknowledge } from './useAcknowledge.ts';

const formId = 'recall-form';

/** Why and what to do; what became of each line, and the button that says so. */
export function RecallForm({ view }: { view: RecallView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { send, isSending } = useAcknowledge(view);
  const [draft, setDraft] = useState(() => draftOf(view.deliveries));
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOpen = view.status === 'open';
  const isRight = view.deliveries.every(({ delivery_number: number, lines }) =>
    lines.every(({ line_id: id, quantity }) => {
      const typed = draft[keyOf(number, id)];
      return typed === undefined || readLine(typed, quantity) !== null;
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    if (isRight) void send(draft);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const button = isOpen && (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      aria-busy={isSending || undefined}
      disabled={isSending}
    >
      {t(isSending ? 'recalls.sending' : view.awaits ? 'recalls.acknowledge' : 'recalls.change')}
    </Button>
  );
  const affected = t('recalls.pieces', { count: view.quantity, formatted: formatNumber(language, view.quantity) });
  return (
    <form id={formId} ref={form} noValidate onSubmit={submit}>
      <div className="with-ticket">
        <div className="recall-cards">
          <section className="card padded recall-what" aria-labelledby="recall-what">
            <h2 id="recall-what">{t('recalls.what')}</h2>
            <p>{view.instruction}</p>
            <h2>{t('recalls.why')}</h2>
            <p>{view.reason}</p>
          </section>
          <section className="card padded" aria-labelledby="recall-which">
            <h2 id="recall-which">{t('recalls.which')}</h2>
            {isOpen && <p className="muted">{t('recalls.explain')}</p>}
            {view.deliveries.map((delivery) => (
              <RecallDelivery
                key={delivery.delivery_number}
                delivery={delivery}
                recall={view.recall_id}
                draft={draft}
                hasTried={hasTried}
                isOpen={isOpen}
                onChange={(key, line) => setDraft({ ...draft, [key]: line })}
              />
            ))}
          </section>
        </div>
        <aside aria-label={t('recalls.yours')}>
          <Ticket>
            <h2>{t('recalls.yours')}</h2>
            <dl className="ticket-sums">
              <dt>{t('recalls.deliveries')}</dt>
              <dd>{formatNumber(language, view.deliveries.length)}</dd>
              <dt>{t('recalls.affected')}</dt>
              <dd>{affected}</dd>
            </dl>
            {isOpen && (
              <>
                <TicketCut />
                <div className="recall-send">{button}</div>
              </>
            )}
          </Ticket>
        </aside>
      </div>
      {isOpen && (
        <FixedBar name={t('recalls.yours')} total={t('recalls.affected')} note={affected}>
          {button}
        </FixedBar>
      )}
    </form>
  );
}
