import IconButton from '@mui/material/IconButton';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { mostMessageLength } from '@talloor/contracts/endpoints/caseShapes.ts';
import { mostContactFiles } from '@talloor/contracts/endpoints/contact.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { useTranslation } from 'react-i18next';
import { CaseField } from '../../cases/CaseField.tsx';
import styles from '../../cases/cases.module.css';
import { FileChoice } from '../../cases/FileChoice.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import type { ContactField } from './contactDraft.ts';
import type { ContactForm } from './useContactForm.ts';

export function ContactFormView({ model }: { model: ContactForm }) {
  const { t } = useTranslation();
  const { draft, failure, isSending } = model;
  const about = model.documents.map(({ kind, number }) => t(`cases.link.${kind}`, { number })).join(', ');
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    value: draft[name],
    error: model.errorOf(name),
    onText: (text: string) => model.change(name, text),
  });
  return (
    <form
      className={`stack gap-16 ${styles['page']}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.send();
      }}
    >
      {failure !== null && (
        <Notice severity="error" role="alert">
          <b>{failure.title}</b> <span>{failure.text}</span>
        </Notice>
      )}
      <ContactDetails model={model} />
      <section className="card padded stack gap-16" aria-labelledby="contact-what">
        <h2 id="contact-what">{t('contact.question')}</h2>
        {model.documents.length > 0 && (
          <p className="row gap-8">
            <span className="breaks">{about}</span>
            <IconButton aria-label={t('contact.removeFile', { name: about })} onClick={model.dropDocuments}>
              <TrashIcon size={18} />
            </IconButton>
          </p>
        )}
        <div className="field-grid">
          <CaseField {...field('subject')} label={t('contact.subject')} span={6} limits={atMost(120, 'subject')} />
          <CaseField
            {...field('question')}
            label={t('contact.text')}
            span={6}
            multiline
            minRows={5}
            limits={atMost(mostMessageLength, 'question')}
          />
        </div>
        <h3 className="text-14 no-margin">
          <span>{t('contact.attachment')}</span> <span className="muted weight-400">{t('contact.optional')}</span>
        </h3>
        <FileChoice files={model.files} most={mostContactFiles} onChange={model.setFiles} />
      </section>
      {/* Honeypot for bots. */}
      <p className="sr-only" aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.website')}</label>
        <input
          id="contact-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={model.website}
          onChange={({ target }) => model.setWebsite(target.value)}
        />
      </p>
      <div className="field-actions cluster">
        <SubmitButton size="large" aria-busy={isSending || undefined}>
          <span>{t(isSending ? 'contact.sending' : 'contact.send')}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
