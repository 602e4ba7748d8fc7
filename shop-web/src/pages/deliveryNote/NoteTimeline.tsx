import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { formatShortWeekday, formatTableDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './DeliveryNotePage.module.css';

export function NoteTimeline({ note }: { note: DeliveryNoteView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { steps } = note;
  const current = steps.findLastIndex(({ at }) => at !== null);
  const firstShown = Math.min(Math.max(current - 1, 0), steps.length - 2);
  const time = (epoch: number) => formatTime(language, epoch);
  const detailOf = (step: (typeof steps)[number]['step']): string | null => {
    if (step === 'loaded' && note.route !== '')
      return t('deliveryNote.stop', { route: note.route, stop: note.stop, stops: note.stops });
    if (step === 'under_way')
      return t('deliveryNote.expected', { from: time(note.expected.from), until: time(note.expected.until) });
    if (step === 'delivered' && note.received_by !== null)
      return t('deliveryNote.receivedBy', { name: note.received_by });
    return null;
  };
  return (
    <section className={`below-16 card padded ${styles['note-way']}`} aria-label={t('deliveryNote.way')}>
      <ol className={`stack${isOpen ? ' is-open' : ''}`}>
        {steps.map(({ step, at }, index) => (
          <li
            key={step}
            className={`relative stack items-left small ${at === null ? 'is-planned' : 'is-done'}${index === current ? ' is-current' : ''}${
              index < firstShown || index > firstShown + 1 ? ' is-further' : ''
            }`}
            aria-current={index === current ? 'step' : undefined}
          >
            <i className={`relative stack centred pill white ${styles['note-dot']}`} aria-hidden="true">
              {at !== null && <CheckIcon size={index === current ? 18 : 14} weight="bold" />}
            </i>
            <b className="text-15 weight-640">{t(`deliveryNote.steps.${step}`)}</b>
            {at !== null && (
              <span>
                <span>{formatShortWeekday(language, at)}</span> <span>{formatTableDay(language, at)}</span>{' '}
                <strong>{time(at)}</strong>
              </span>
            )}
            {detailOf(step) !== null && <span>{detailOf(step)}</span>}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={`link ${styles['note-more']}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'deliveryNote.lastSteps' : 'deliveryNote.allSteps')}
      </button>
    </section>
  );
}
