import TextField from '@mui/material/TextField';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { mostOfMusselOrder } from '@talloor/rules/mussel/musselFacts.ts';
import { useTranslation } from 'react-i18next';
import styles from './MusselsPage.module.css';

export type MusselTexts = { readonly reference: string; readonly message: string };

type MusselDetailsProps = {
  readonly texts: MusselTexts;
  readonly isReferenceRequired: boolean;
  readonly onChange: (texts: MusselTexts) => void;
};

export function MusselDetails({ texts, isReferenceRequired, onChange }: MusselDetailsProps) {
  const { t } = useTranslation();
  const labelOf = (label: string, isOptional: boolean) => (
    <>
      <span>{label}</span> {isOptional && <span className="optional">{t('checkout.optional')}</span>}
    </>
  );
  return (
    <section className="card padded" aria-labelledby="mussel-details">
      <h2 id="mussel-details" className={`${styles['mussel-step']} row gap-8 below-12`}>
        <i className="stack centred rigid pill white text-14 upright weight-660" aria-hidden="true">
          3
        </i>
        <span>{t('checkout.details')}</span>
      </h2>
      <div className="stack gap-12">
        <TextField
          id="mussel-reference"
          fullWidth
          autoComplete="off"
          label={labelOf(t('checkout.reference'), !isReferenceRequired)}
          value={texts.reference}
          slotProps={{
            htmlInput: { ...atMost(mostOfMusselOrder.reference, 'reference'), 'aria-required': isReferenceRequired },
          }}
          onChange={({ target }) => onChange({ ...texts, reference: target.value })}
        />
        <TextField
          id="mussel-message"
          fullWidth
          multiline
          rows={3}
          autoComplete="off"
          label={labelOf(t('checkout.message'), true)}
          helperText={t('checkout.messageHelp')}
          value={texts.message}
          slotProps={{ htmlInput: atMost(mostOfMusselOrder.message, 'message') }}
          onChange={({ target }) => onChange({ ...texts, message: target.value })}
        />
      </div>
    </section>
  );
}
