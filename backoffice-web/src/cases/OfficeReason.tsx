import { officeReasons } from '@talloor/contracts/officeReasons.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

/** Of a closed case. */
export const OfficeReason = ({ code }: { readonly code: string | null }) => {
  const { t } = useOfficeText();
  const reason = officeReasons.closeCase.find((each) => each === code);
  return reason === undefined ? null : (
    <div className="wraps gap-8">
      <dt className="muted">{t('cases.status.closed')}</dt>
      <dd className="no-margin">{t(`reasons.${reason}`)}</dd>
    </div>
  );
};
