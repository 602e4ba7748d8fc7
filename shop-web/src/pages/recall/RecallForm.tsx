import Button from '@mui/material/Button';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { useMay } from '../../session/useMay.ts';
import { draftOf, keyOf, readLine, deliveriesPerStep, type RecallDraft } from './recallDraft.ts';
import { RecallDelivery } from './RecallDelivery.tsx';
import { useAcknowledge } from './useAcknowledge.ts';
import { useTypedOver } from './useTypedOver.ts';
import styles from './RecallPage.module.css';

const formId = 'recall-form';

export function RecallForm({ view }: { view: RecallView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { send, isSending } = useAcknowledge(view);
  // Newer notices and colleagues' answers must not discard input.
  const [edits, setEdits] = useState<RecallDraft>({});
  const editBase = useTypedOver(view.version, Object.keys(edits).length > 0);
  const draft = useMemo(() => ({ ...draftOf(view.deliveries), ...edits }), [view.deliveries, edits]);
  const [hasTried, setHasTried] = useState(false);
  const [shownCount, setShownCount] = useState(deliveriesPerStep);
  const form = useRef<HTMLFormElement>(null);
  const mayAnswer = useMay('recalls');
  const isOpen = mayAnswer && view.status === 'open';
  const isRight = view.deliveries.every(({ delivery_number: number, lines }) =>
    lines.every((line) => {
      const lineDraft = draft[keyOf(number, line.line_id)];
      return lineDraft === undefined || readLine(lineDraft, line) !== null;
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    if (!isRight)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    const outcome = await send(draft, editBase.version);
    if (outcome !== 'failed') editBase.renew();
    if (outcome !== 'taken') return;
    setEdits({});
    setHasTried(false);
  };
  const more = Math.min(deliveriesPerStep, view.deliveries.length - shownCount);
  const button = isOpen && (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      aria-busy={isSending || undefined}
      disabled={isSending}
    >
      <span>{t(isSending ? 'recalls.sending' : view.awaits ? 'recalls.acknowledge' : 'recalls.change')}</span>
    </Button>
  );
  const affected = t('recalls.pieces', { count: view.quantity, formatted: formatNumber(language, view.quantity) });
  return (
    <form id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="with-ticket">
        <div className={styles['recall-cards']}>
          <section className="card padded recall-what" aria-labelledby="recall-what">
            <h2 id="recall-what">{t('recalls.what')}</h2>
            <p className="breaks">{view.instruction}</p>
            <h2>{t('recalls.why')}</h2>
            <p className="breaks">{view.reason}</p>
          </section>
          <section className="card padded" aria-labelledby="recall-which">
            <h2 id="recall-which">{t('recalls.which')}</h2>
            {!mayAnswer && view.status === 'open' && <p>{t('recalls.mayNot')}</p>}
            {isOpen && <p className="muted">{t('recalls.explain')}</p>}
            {view.deliveries.slice(0, shownCount).map((delivery) => (
              <RecallDelivery
                key={delivery.delivery_number}
                delivery={delivery}
                recall={view.recall_id}
                draft={draft}
                hasTried={hasTried}
                isOpen={isOpen}
                onChange={(key, line) => setEdits({ ...edits, [key]: line })}
              />
            ))}
            {more > 0 && (
              <Button variant="outlined" onClick={() => setShownCount(shownCount + deliveriesPerStep)}>
                <span>{t('recalls.more', { count: more })}</span>
              </Button>
            )}
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
                <div className={`${styles['recall-send']} stack`}>{button}</div>
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
