import { getOfficeCaseFile, type OfficeCase } from '@talloor/contracts/endpoints/officeCases.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

/** Nothing without files. */
export const CaseFiles = ({ officeCase: { id, files } }: { readonly officeCase: OfficeCase }) => {
  const { t } = useOfficeText();
  if (files.length === 0) return null;
  return (
    <section className="office-card people-card" aria-labelledby="case-files">
      <header>
        <h2 id="case-files">{t('cases.files')}</h2>
      </header>
      <ul className="wraps gap-12 case-files">
        {files.map(({ file_id: file, content_type: type }, at) => {
          const url = officeClient.urlOf(getOfficeCaseFile, { params: { id, file } });
          const place = { index: at + 1, total: files.length };
          return (
            <li key={file}>
              <a href={url} target="_blank" rel="noreferrer">
                {type === 'image/jpeg' ? (
                  <img className="as-block round-8 framed" src={url} alt={t('cases.photo', place)} />
                ) : (
                  t('cases.pdf', place)
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
