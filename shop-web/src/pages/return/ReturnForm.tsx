import Button from '@mui/material/Button';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useDeliveryNote } from '../../deliveries/useDeliveryNote.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useRecall } from '../../recalls/useRecalls.ts';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { useProfile } from '../profile/useProfile.ts';
import { AddArticle } from './AddArticle.tsx';
import { ContactCard } from './ContactCard.tsx';
import { NoteChoice, type ChosenNote } from './NoteChoice.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { draftLineOf, faultsOf, recalledOf, valueOf, type DraftLine } from './returnDraft.ts';
import { ReturnLineCard } from './ReturnLineCard.tsx';
import { ReturnTicket } from './ReturnTicket.tsx';
import { isComplete, useSendReturn, type Contact } from './useSendReturn.ts';
import styles from './ReturnPage.module.css';

const formId = 'return-form';
/** Search input does not block sending. */
const wrongFields = '[data-line] [aria-invalid="true"], [aria-labelledby="return-who"] [aria-invalid="true"]';
const markedOf = (note: DeliveryNoteView, recalled: RecallView | undefined): DraftLine[] => {
  const recalledLineIds = new Set(recalledOf(note, recalled).map(({ lineId }) => lineId));
  return note.lines
    .filter((line) => line.return_marked && line.returnable > 0 && !recalledLineIds.has(line.line_id))
    .map(draftLineOf);
};

type ReturnFormProps = {
  readonly number: string | null;
  readonly recall: string | null;
};

/** Design §5.17. */
export function ReturnForm({ number, recall }: ReturnFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosenNote, setChosenNote] = useState<ChosenNote | null>(number === null ? null : { number, day: null });
  const { data: note, error } = useDeliveryNote(chosenNote?.number ?? null, true);
  const { data: recalled } = useRecall(recall);
  const { data: profile } = useProfile();
  const [edited, setEdited] = useState<readonly DraftLine[] | null>(null);
  const [contactEdits, setContactEdits] = useState<Partial<Contact>>({});
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const { send, isSending, failure } = useSendReturn();
  const form = useRef<HTMLFormElement>(null);
  const isArrived = note !== undefined && note.delivered_at !== null;
  const lines = edited ?? (isArrived ? [...recalledOf(note, recalled), ...markedOf(note, recalled)] : []);
  const contact: Contact = {
    name: contactEdits.name ?? [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    email: contactEdits.email ?? profile?.email ?? '',
  };
  const isUnknown = error instanceof ProblemError && error.code === 'delivery_note.not_found';
  const noteError =
    isUnknown && chosenNote !== null
      ? t('returns.noteUnknown', { number: chosenNote.number })
      : note !== undefined && !isArrived
        ? t('returns.noteNotDelivered')
        : null;
  const change = (lineId: string, more: Partial<DraftLine>) =>
    setEdited(lines.map((line) => (line.lineId === lineId ? { ...line, ...more } : line)));
  const isReady = isArrived && isComplete(note, lines, contact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !isArrived || lines.length === 0) return;
    setHasTried(true);
    if (isReady) void send({ note, day: chosenNote?.day ?? null, lines, contact, photos });
    else
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector<HTMLElement>(wrongFields);
        wrong?.focus();
      });
  };
  const hint = lines.length === 0 ? t('returns.needsArticle') : hasTried && !isReady ? t('returns.needsRepair') : null;
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      aria-busy={isSending || undefined}
      disabled={isSending || lines.length === 0}
    >
      <span>{t(isSending ? 'returns.sending' : 'returns.send')}</span>
    </Button>
  );
  const value = isArrived ? valueOf(note, lines) : null;
  return (
    <form id={formId} ref={form} noValidate onSubmit={submit}>
      {failure !== null && (
        <Notice severity="error" className={`${styles['return-failure']}`} role="alert">
          <b>{failure.title}</b> <span>{failure.text}</span>
        </Notice>
      )}
      <div className="with-ticket">
        <div className={styles['return-cards']}>
          <section className="card padded" aria-labelledby="return-which">
            <h2 id="return-which" className={`${styles['return-step']} row gap-8`}>
              <i className="stack centred rigid pill white text-14 upright weight-660" aria-hidden="true">
                1
              </i>
              <span>{t('returns.which')}</span>
            </h2>
            <div className="form-grid">
              <NoteChoice
                chosenNote={chosenNote}
                error={noteError}
                onChoose={(newNote) => {
                  setChosenNote(newNote);
                  setEdited(null);
                  setHasTried(false);
                }}
              />
              {isArrived && (
                <AddArticle
                  lines={note.lines}
                  usedLineIds={lines.map(({ lineId }) => lineId)}
                  onAdd={(line) => setEdited([...lines, draftLineOf(line)])}
                />
              )}
            </div>
            {lines.length > 0 && isArrived && (
              <ul className="stack gap-12">
                {lines.map((draft, at) => {
                  const line = note.lines.find((each) => each.line_id === draft.lineId);
                  return (
                    line && (
                      <ReturnLineCard
                        key={draft.lineId}
                        at={at}
                        line={line}
                        draft={draft}
                        faults={hasTried ? faultsOf(draft, line) : []}
                        onChange={(more) => change(draft.lineId, more)}
                        onRemove={() => setEdited(lines.filter(({ lineId }) => lineId !== draft.lineId))}
                      />
                    )
                  );
                })}
              </ul>
            )}
            <h3 className={`text-14 ${styles['return-photos-head']}`}>
              <span>{t('returns.photos')}</span> <span className="optional">{t('returns.optional')}</span>
            </h3>
            <PhotoChoice photos={photos} isBusy={isSending} onChange={setPhotos} />
          </section>
          <ContactCard
            contact={contact}
            hasTried={hasTried}
            onChange={(more) => setContactEdits({ ...contactEdits, ...more })}
          />
        </div>
        <aside aria-label={t('returns.yours')}>
          <ReturnTicket note={isArrived ? note : null} articles={lines.length} value={value} hint={hint}>
            {button}
          </ReturnTicket>
        </aside>
      </div>
      <FixedBar
        name={t('returns.yours')}
        total={`${t('returns.articles')}: ${lines.length}`}
        note={hint ?? (value === null ? '' : formatAmount(language, value))}
      >
        {button}
      </FixedBar>
    </form>
  );
}
