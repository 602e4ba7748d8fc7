import Button from '@mui/material/Button';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { isPunchOut } from '../../paths.ts';
import { useMay } from '../../session/useMay.ts';
import { withheldReasonAt } from './LineState.tsx';

export function ReplacementAsked({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const now = Math.floor(useServerMinute() / 1000);
  const questions = order.lines
    .flatMap(({ delivery }) => delivery?.withheld ?? [])
    .filter((each) => withheldReasonAt(each, now) === 'asked');
  const until = questions[0]?.answer_until ?? null;
  const mayOrder = useMay('order');
  if (until === null) return null;
  return (
    <Notice severity="warning" role="note" className="order-asked">
      <span>{t('order.asked', { count: questions.length, moment: formatWeekdayTime(language, until) })}</span>{' '}
      {!isPunchOut() && mayOrder && (
        <Button
          component={Link}
          to={`${path('replacement')}?order=${order.order_number}`}
          variant="contained"
          size="small"
        >
          {t('order.askedAnswer')}
        </Button>
      )}
    </Notice>
  );
}
