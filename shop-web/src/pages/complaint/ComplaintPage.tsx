import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { Page } from '../../shell/Page.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import type { ComplaintAbout } from './DocumentChoice.tsx';

const digits = (value: string | null): string | null => (value !== null && /^\d{1,20}$/.test(value) ? value : null);

/** `?note=` or `?invoice=` is chosen at first. */
export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const note = digits(query.get('note'));
  const invoice = digits(query.get('invoice'));
  const about: ComplaintAbout | null =
    note !== null ? { kind: 'note', number: note } : invoice !== null ? { kind: 'invoice', number: invoice } : null;
  return (
    <Page title={t('complaint.title')}>
      <p className="muted below-16">{t('complaint.lead')}</p>
      <ComplaintForm key={`${note ?? ''} ${invoice ?? ''}`} initial={about} />
    </Page>
  );
}
