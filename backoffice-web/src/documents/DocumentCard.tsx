import { Link } from 'react-router-dom';
import type { OfficeDocumentRow } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { DocumentContent } from './DocumentContent.tsx';

export const DocumentCard = ({ row }: { readonly row: OfficeDocumentRow }) => {
  const { t } = useOfficeText();
  return (
    <li className="office-card people-card">
      <DocumentContent row={row} mostNamed={10} />
      {row.cases.length > 0 && (
        <p className="wraps gap-8 no-margin">
          {row.cases.map(({ id, number }) => (
            <Link key={id} to={`/cases/${id}/show`}>
              {t('cases.one', { number })}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
};
