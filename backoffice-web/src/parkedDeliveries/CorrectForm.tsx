import { correctParkedDelivery, type ParkedDeliveryView } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { officeClient } from '../data/officeClient.ts';
import { reportOf } from '../deliveryReports/rawReport.ts';
import { ReportForm } from '../deliveryReports/ReportForm.tsx';
import { useReportWords } from '../deliveryReports/useReportWords.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { PeopleCard } from '../people/PeopleCard.tsx';

export const CorrectForm = ({
  parkedDelivery,
  onClose,
}: {
  readonly parkedDelivery: ParkedDeliveryView;
  readonly onClose: () => void;
}) => {
  const { t } = useOfficeText();
  const { kindOf } = useReportWords();
  return (
    <PeopleCard id="parked-correct" title={t('parked.correctTitle', { kind: kindOf(parkedDelivery.kind) })}>
      <p className="people-empty">{t('parked.correctHint')}</p>
      <ReportForm
        act="correctReport"
        initial={reportOf(parkedDelivery.message)}
        orderLines={parkedDelivery.lines}
        submit={t('parked.correctSubmit')}
        successMessage={t('parked.correctDone')}
        cancel={t('people.cancel')}
        onSend={(message, reason) =>
          officeClient.call(correctParkedDelivery, { params: { id: parkedDelivery.id }, body: { reason, message } })
        }
        onClose={onClose}
      />
    </PeopleCard>
  );
};
