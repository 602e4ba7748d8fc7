import type { DocumentRequestView } from '@talloor/contracts/endpoints/documents.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

const mostNamed = 10;

export function MissingDocuments({ missing }: { missing: DocumentRequestView['missing'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (text: string | null) => (text === null ? '' : formatDate(language, epochOfDay(text)));
  const names = missing.slice(0, mostNamed).map(({ what, number, from, to }) => {
    if (what === 'period') return t('documents.period', { from: day(from), to: day(to) });
    return what === 'e_invoice' ? t('documents.missingEInvoice', { number }) : (number ?? '');
  });
  const count = missing.length - mostNamed;
  const list = [...names, ...(count > 0 ? [t('documents.missingMore', { count })] : [])].join(', ');
  return <p className="muted">{t('documents.missing', { list })}</p>;
}
