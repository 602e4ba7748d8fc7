import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { isEmail, type Contact } from './useSendReturn.ts';
import styles from './ReturnPage.module.css';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';

type ContactCardProps = {
  readonly contact: Contact;
  readonly hasTried: boolean;
  readonly onChange: (change: Partial<Contact>) => void;
};

export function ContactCard({ contact: { name, email }, hasTried, onChange }: ContactCardProps) {
  const { t } = useTranslation();
  const lacksName = hasTried && name.trim() === '';
  const lacksEmail = hasTried && !isEmail(email);
  return (
    <section className="card padded" aria-labelledby="return-who">
      <h2 id="return-who" className={`${styles['return-step']} row gap-8`}>
        <i className="stack centred rigid pill white text-14 upright weight-660" aria-hidden="true">
          2
        </i>
        <span>{t('returns.who')}</span>
      </h2>
      <div className="form-grid">
        <TextField
          id="return-name"
          className="span-3"
          label={t('returns.name')}
          value={name}
          error={lacksName}
          helperText={lacksName ? t('returns.nameInvalid') : null}
          onChange={(event) => onChange({ name: event.target.value })}
          slotProps={{ htmlInput: { ...atMost(80, 'contact.name'), autoComplete: 'name', 'aria-required': true } }}
        />
        <TextField
          id="return-email"
          className="span-3"
          type="email"
          label={t('returns.email')}
          value={email}
          error={lacksEmail}
          helperText={lacksEmail ? t('returns.emailInvalid') : null}
          onChange={(event) => onChange({ email: event.target.value })}
          slotProps={{ htmlInput: { ...fieldOf('contact.email'), autoComplete: 'email', 'aria-required': true } }}
        />
      </div>
    </section>
  );
}
