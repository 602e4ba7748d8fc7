import Button from '@mui/material/Button';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import type { UploadPreview } from '@talloor/contracts/endpoints/basketUpload.ts';
import { uploadColumnRoles, type UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnName } from '../../upload/uploadWords.ts';
import styles from './UploadPage.module.css';

type ChooseColumnsProps = {
  readonly file: UploadPreview['file'];
  readonly roles: readonly UploadColumnRole[];
  readonly onRoles: (roles: readonly UploadColumnRole[]) => void;
  readonly onRead: (() => void) | null;
  readonly onClose: (() => void) | null;
};

/** Heading included. */
const fewRows = 8;

export function ChooseColumns({ file, roles, onRoles, onRead, onClose }: ChooseColumnsProps) {
  const { t } = useTranslation();
  const id = useId();
  const headingAt = file.sample.findIndex(({ row }) => row === file.heading_row);
  const [shownCount, setShownCount] = useState(headingAt + fewRows);
  const rows = file.sample.slice(0, shownCount);
  const hasMore = rows.length < file.total_rows;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const quantity = sheet.current?.querySelector<HTMLElement>('th.is-quantity');
    if (sheet.current && quantity)
      sheet.current.scrollLeft = quantity.offsetLeft + quantity.offsetWidth - sheet.current.clientWidth;
  }, []);
  const hasArticle = roles.includes('article');
  const hint = !hasArticle ? t('upload.needArticle') : roles.includes('quantity') ? null : t('upload.needQuantity');
  return (
    <section className="clips below-16 card" aria-labelledby={id}>
      <div className="pad-12-16">
        <h2 className="text-16" id={id}>
          {t('upload.columnsTitle')}
        </h2>
        <p className="muted small">{t('upload.columnsText')}</p>
      </div>
      <div ref={sheet} className={`line-above ${styles['upload-sheet-rows']}`}>
        <table className="small tabular" aria-label={t('upload.sheetTable')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('upload.row')}</span>
              </th>
              {file.columns.map(({ heading, hidden }, at) => (
                <th key={columnName(at)} scope="col" className={`is-${roles[at] ?? 'unused'}`}>
                  <span className="row gap-6 small weight-600">
                    <span>{columnName(at)}</span>
                    {hidden && <Hidden />}
                  </span>
                  <select
                    className="full framed-400 round-8 white-ground"
                    aria-label={
                      heading === ''
                        ? t('upload.columnOf', { column: columnName(at) })
                        : t('upload.columnOfHeading', { column: columnName(at), heading })
                    }
                    value={roles[at] ?? 'unused'}
                    onChange={({ target }) =>
                      onRoles(roles.map((role, each) => (each === at ? roleOf(target.value) : role)))
                    }
                  >
                    {uploadColumnRoles.map((role) => (
                      <option key={role} value={role}>
                        {t(`upload.role.${role}`)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, hidden, cells }) => (
              <tr key={row} className={hidden ? 'is-hidden' : row === file.heading_row ? 'is-heading' : undefined}>
                <th scope="row">
                  <span className="row gap-6 to-end">
                    {hidden && <Hidden />}
                    <span>{row}</span>
                  </span>
                </th>
                {file.columns.map(({ hidden: isHiddenColumn }, at) => (
                  <td
                    key={columnName(at)}
                    className={`is-${roles[at] ?? 'unused'}${isHiddenColumn ? ' is-hidden' : ''}`}
                  >
                    {cells[at] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={`pad-12-16 line-above cluster to-end gap-12 ${styles['upload-columns-foot']}`}>
        {(hint !== null || hasMore) && (
          <p className="grow">
            {hint !== null && <b className="as-block weight-600">{hint}</b>}
            {hasMore && (
              <span className="as-block muted small">
                {t('upload.sampleOf', { count: file.total_rows, shown: rows.length })}
              </span>
            )}
          </p>
        )}
        {rows.length < file.sample.length && (
          <Button variant="text" onClick={() => setShownCount(file.sample.length)}>
            <span>{t('upload.more', { count: file.sample.length - rows.length })}</span>
          </Button>
        )}
        {onClose !== null && (
          <Button variant="outlined" onClick={onClose}>
            <span>{t(onRead === null ? 'common.close' : 'common.cancel')}</span>
          </Button>
        )}
        {onRead !== null && (
          <Button variant="contained" disabled={!hasArticle} onClick={onRead}>
            {t('upload.readColumns')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Hidden() {
  const { t } = useTranslation();
  return (
    <span className="inline gap-4 weight-400 muted">
      <EyeSlashIcon size={14} />
      <span className={styles['upload-hidden']}>{t('upload.hidden')}</span>
    </span>
  );
}

const roleOf = (value: string): UploadColumnRole => uploadColumnRoles.find((role) => role === value) ?? 'unused';
