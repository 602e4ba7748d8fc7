import { mostMessageLength } from '@talloor/contracts/endpoints/caseShapes.ts';
import { mostComplaintFiles } from '@talloor/contracts/endpoints/contact.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseField } from '../../cases/CaseField.tsx';
import styles from '../../cases/cases.module.css';
import { FileChoice } from '../../cases/FileChoice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useRested } from '../../components/useRested.ts';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { DocumentChoice, type ComplaintAbout } from './DocumentChoice.tsx';
import { LineChoices } from './LineChoices.tsx';
import { SentComplaintCard } from './SentComplaintCard.tsx';
import { useSendComplaint } from './useSendComplaint.ts';

/** Milliseconds without a key, after which a typed number is read. */
const typingMs = 300;

export function ComplaintForm({ initial }: { initial: ComplaintAbout | null }) {
  const { t } = useTranslation();
  const [about, setAbout] = useState(initial);
  const restedAbout = useRested(about, typingMs);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const { send, isSending, failure, uploads, sent } = useSendComplaint();
  const needed = (value: string) => (hasTried && value.trim() === '' ? t('contact.needed') : null);
  const submit = () => {
    setHasTried(true);
    const missing =
      about === null ? 'document' : subject.trim() === '' ? 'subject' : text.trim() === '' ? 'text' : null;
    const numberField = missing === 'document' ? document.getElementById('complaint-number') : null;
    if (missing !== null) (numberField ?? document.getElementById(`complaint-${missing}`))?.focus();
    else if (about !== null) void send({ about, lines, subject, text, files });
  };
  if (sent !== null) return <SentComplaintCard sent={sent} uploads={uploads} />;
  return (
    <form
      className={`stack gap-16 ${styles['page']}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure !== null && (
        <Notice severity="error" role="alert">
          <b>{failure.title}</b> <span>{failure.text}</span>
        </Notice>
      )}
      <section className="card padded stack gap-16" aria-labelledby="complaint-which">
        <h2 id="complaint-which">{t('complaint.which')}</h2>
        <div className="field-grid">
          <DocumentChoice
            about={about}
            error={hasTried && about === null ? t('contact.needed') : null}
            onChoose={(chosen) => {
              setAbout(chosen);
              setLines([]);
            }}
          />
        </div>
        {about !== null && about === restedAbout && <LineChoices about={about} chosen={lines} onChoose={setLines} />}
      </section>
      <section className="card padded stack gap-16" aria-labelledby="complaint-what">
        <h2 id="complaint-what">{t('complaint.what')}</h2>
        <div className="field-grid">
          <CaseField
            id="complaint-subject"
            span={6}
            label={t('contact.subject')}
            value={subject}
            error={needed(subject)}
            limits={atMost(120, 'subject')}
            onText={setSubject}
          />
          <CaseField
            id="complaint-text"
            span={6}
            label={t('complaint.text')}
            multiline
            minRows={4}
            value={text}
            error={needed(text)}
            limits={atMost(mostMessageLength, 'text')}
            onText={setText}
          />
        </div>
        <h3 className="text-14 no-margin">
          <span>{t('contact.attachments')}</span> <span className="muted weight-400">{t('contact.optional')}</span>
        </h3>
        <FileChoice files={files} most={mostComplaintFiles} onChange={setFiles} />
      </section>
      <div className="field-actions cluster">
        <SubmitButton size="large" aria-busy={isSending || undefined}>
          <span>{t(isSending ? 'contact.sending' : 'complaint.send')}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
