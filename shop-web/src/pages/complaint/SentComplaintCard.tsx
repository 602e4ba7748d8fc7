import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../../cases/cases.module.css';
import { FailedFiles } from '../../cases/FailedFiles.tsx';
import type { CaseFiles } from '../../cases/useCaseFiles.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import type { SentComplaint } from './useSendComplaint.ts';

export function SentComplaintCard({ sent, uploads }: { sent: SentComplaint; uploads: CaseFiles }) {
  const { t } = useTranslation();
  const path = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, number, time } = sent;
  return (
    <section className={`card padded stack gap-16 items-left ${styles['page']}`} aria-labelledby="complaint-sent">
      <h2 id="complaint-sent" tabIndex={-1} ref={heading}>
        {t('complaint.done', { number })}
      </h2>
      <p>{t('complaint.doneText', { time })}</p>
      <FailedFiles model={uploads} />
      <Button component={Link} to={`${path('questions')}?id=${id}`} variant="contained">
        <span>{t('cases.one', { number })}</span>
      </Button>
    </section>
  );
}
