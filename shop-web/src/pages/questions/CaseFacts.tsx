import type { CaseView } from '@talloor/contracts/endpoints/caseShapes.ts';
import { getCaseFile } from '@talloor/contracts/endpoints/cases.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../../cases/cases.module.css';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { shopClient } from '../../server/shopClient.ts';

export function CaseFacts({ view: { id, links, lines, files } }: { view: CaseView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const pages = {
    order: `${path('orderDetail')}?order=`,
    delivery_note: `${path('deliveryNote')}?number=`,
    invoice: `${path('invoice')}?number=`,
    return: `${path('returns')}?id=`,
  };
  const own = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((kind) =>
    links[kind] === null ? [] : [{ kind, number: links[kind] }],
  );
  if (own.length + lines.length + files.length === 0) return null;
  return (
    <section className="card padded stack gap-12" aria-label={t('cases.links')}>
      {own.length > 0 && (
        <p className="wraps gap-12">
          {own.map(({ kind, number }) => (
            <Link key={kind} to={`${pages[kind]}${number}`}>
              {t(`cases.link.${kind}`, { number })}
            </Link>
          ))}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="stack gap-4" aria-label={t('cases.lines')}>
          {lines.map((line) => (
            <li key={line.line_id}>
              <span>{line.name}</span>
              {line.quantity !== null && <span className="muted">{` · ${formatNumber(language, line.quantity)}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={`wraps gap-12 ${styles['photos']}`} aria-label={t('cases.files')}>
          {files.map(({ file_id: file, content_type: type }, at) => {
            const href = shopClient.urlOf(getCaseFile, { params: { id, file } });
            const place = { index: at + 1, total: files.length };
            return (
              <li key={file}>
                <a href={href} target="_blank" rel="noreferrer">
                  {type === 'image/jpeg' ? (
                    <img className="as-block round-8 framed" src={href} alt={t('cases.photo', place)} loading="lazy" />
                  ) : (
                    t('cases.pdf', place)
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
