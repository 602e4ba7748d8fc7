import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { companyTypes } from '@talloor/rules/account/companyTypes.ts';
import { companyTypeTexts } from '@talloor/messages/registration/companyTypes.ts';
import type { OfficeRegistrationDetail } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { compareRows } from './compareRows.ts';

const cell = 'to-left line-below weight-400 breaks';

const mutedCell = `${cell} muted`;
const head = `${mutedCell} tiny`;

export const CompareTable = ({ registration }: { readonly registration: OfficeRegistrationDetail }) => {
  const { t, language } = useOfficeText();
  const { register } = registration;
  const type = companyTypes.find((each) => each === registration.company_type);
  const rows = compareRows(registration, type ? companyTypeTexts[type][language] : '');
  return (
    <div>
      <h3>{t('registrations.table')}</h3>
      {register.found !== 'yes' && (
        <p className="muted registration-register">
          {t(
            register.found === 'no'
              ? 'registrations.registerNo'
              : register.found === 'failed'
                ? 'registrations.registerFailed'
                : 'registrations.registerNotAsked',
          )}
        </p>
      )}
      {register.found === 'yes' && !register.is_active && (
        <p className="muted registration-register is-bad">{t('registrations.stopped')}</p>
      )}
      <div className="registration-compare">
        <table className="full">
          <thead>
            <tr>
              <th className={head} scope="col">
                {t('registrations.field')}
              </th>
              <th className={head} scope="col">
                {t('registrations.typed')}
              </th>
              <th className={head} scope="col">
                {t('registrations.register')}
              </th>
              <th className={head} scope="col">
                <span className="sr-only">{t('registrations.same')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, entered, register: registered, isSame }) => (
              <tr key={field} className={isSame === false ? 'is-different' : undefined}>
                <th className={mutedCell} scope="row">
                  {t(`registrations.${field}`)}
                </th>
                <td className={cell}>{entered === '' ? t('registrations.none') : entered}</td>
                <td className={cell}>{registered === '' ? t('registrations.none') : registered}</td>
                <td className={cell}>
                  {isSame === true && (
                    <>
                      <CheckCircleIcon size="1.125rem" weight="fill" className="registration-same" aria-hidden />
                      <span className="sr-only">{t('registrations.same')}</span>
                    </>
                  )}
                  {isSame === false && <span className="registration-tag is-plain">{t('registrations.differs')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
