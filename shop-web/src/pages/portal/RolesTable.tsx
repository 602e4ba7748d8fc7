import { actsOfRole, customerActs, customerRoles } from '@talloor/rules/account/rights.ts';
import { useTranslation } from 'react-i18next';
import styles from './RightsFields.module.css';

export function RolesTable() {
  const { t } = useTranslation();
  return (
    <details className="below-12">
      <summary className={`tall ${styles['summary']}`}>{t('portal.roles.table')}</summary>
      <p>{t('portal.roles.help')}</p>
      <div className={styles['frame']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('portal.roles.act')}</th>
              {customerRoles.map((role) => (
                <th key={role} scope="col">
                  {t(`portal.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('portal.roles.read')}</th>
              {customerRoles.map((role) => (
                <td key={role}>{t('portal.roles.yes')}</td>
              ))}
            </tr>
            {customerActs.map((act) => (
              <tr key={act}>
                <th scope="row">{t(`portal.roles.acts.${act}`)}</th>
                {customerRoles.map((role) => (
                  <td key={role}>{t(actsOfRole[role].includes(act) ? 'portal.roles.yes' : 'portal.roles.no')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
