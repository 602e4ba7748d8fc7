import { creditReturn, type OfficeReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { officeClient } from '../data/officeClient.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { ActDialog } from '../layout/ActDialog.tsx';

export const CreditDialog = ({
  officeReturn: { id, expected_credit: amount },
  onClose,
}: {
  readonly officeReturn: OfficeReturn;
  readonly onClose: () => void;
}) => {
  const { t, language } = useOfficeText();
  return (
    <ActDialog
      title={t('returns.creditTitle', { number: id })}
      hint={t('returns.creditHint')}
      submit={t('returns.credit')}
      successMessage={t('returns.creditDone', { number: id })}
      onClose={onClose}
      isReady={() => true}
      onGo={() => officeClient.call(creditReturn, { params: { id }, body: {} })}
    >
      {amount !== null && (
        <p>
          <b>{t('returns.worth', { amount: formatAmount(language, amount) })}</b>
        </p>
      )}
    </ActDialog>
  );
};
