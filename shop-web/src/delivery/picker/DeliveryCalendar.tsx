import { useTranslation } from 'react-i18next';
import { MonthCalendar, type CalendarDay } from '../../calendar/MonthCalendar.tsx';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import type { Way } from './offers.ts';

type DeliveryCalendarProps = {
  /** By `yyyy-mm-dd`. */
  readonly moments: ReadonlyMap<string, DeliveryMoment>;
  readonly way: Way;
  readonly today: string;
  readonly chosenDay: string | null;
  readonly onChoose: (day: string) => void;
};

export function DeliveryCalendar({ moments, way, today, chosenDay, onChoose }: DeliveryCalendarProps) {
  const { t } = useTranslation();
  const days = [...moments.keys()];
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const dayOf = (day: string): CalendarDay => {
    const moment = moments.get(day);
    const isClosed = moment?.available !== true;
    const hasOrder = (moment?.open_orders.length ?? 0) > 0;
    const reason = (way === 'standard' ? moment?.reason_text : null) ?? t(`picker.notPossible.${way}`);
    const notes = [day === today && t('picker.today'), isClosed && reason, hasOrder && t('picker.openOrder')];
    return {
      isPressed: day === chosenDay,
      isClosed,
      notes: notes.filter((note) => note !== false),
      mark: hasOrder && <i />,
    };
  };
  return (
    <div className="picker-calendar">
      {/* Focused, so arrows work at once. */}
      <MonthCalendar
        today={today}
        first={first}
        last={last}
        start={chosenDay ?? first}
        hasFocus
        dayOf={dayOf}
        onPress={onChoose}
      />
      <ul className="muted below-8 picker-legend wraps gap-12 tiny" aria-label={t('picker.legend')}>
        <li className="row gap-6">
          <i className="is-deliverable" />
          <span>{t(`picker.deliverable.${way}`)}</span>
        </li>
        <li className="row gap-6">
          <i className="is-ordered" />
          <span>{t('picker.ordered')}</span>
        </li>
        <li className="row gap-6">
          <i className="is-none" />
          <span>{t(`picker.notPossible.${way}`)}</span>
        </li>
      </ul>
      <p className="small muted">{t(`picker.rule.${way}`)}</p>
    </div>
  );
}
