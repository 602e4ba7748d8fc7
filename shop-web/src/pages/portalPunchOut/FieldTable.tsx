import { useTranslation } from 'react-i18next';
import styles from '../portal/PortalPage.module.css';

type FieldTableProps = {
  readonly caption: string;
  readonly nameHead?: string;
  readonly valueHead: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly tag?: string | undefined }[];
};

export function FieldTable({ caption, nameHead, valueHead, rows }: FieldTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles['punch-out-table']}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHead ?? t('punchOutGuide.name')}</th>
          <th scope="col">{valueHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, tag }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">
              <code className="breaks" translate="no">
                {name}
              </code>{' '}
              {tag !== undefined && <span className="tag">{tag}</span>}
            </th>
            <td className="breaks">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
