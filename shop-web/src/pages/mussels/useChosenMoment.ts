import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { dayAt, epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { musselDay, musselDays, type MusselDay } from '@talloor/rules/mussel/musselDays.ts';
import type { MusselMoment } from '@talloor/rules/mussel/musselFacts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { musselDayFacts } from '../../mussels/useMussels.ts';
import { useServerMinute } from '../../session/serverClock.ts';

const shownDays = 7;

type Choice = {
  readonly day: string | null;
  readonly moment: MusselMoment | null;
  /** Taken away by the clock. */
  readonly lost: { readonly day: string; readonly moment: MusselMoment | null } | null;
};

export type ChosenMoment = {
  /** Of the strip, closed ones included. */
  readonly days: readonly MusselDay[];
  readonly hasMoreDays: boolean;
  readonly showMoreDays: () => void;
  /** yyyy-mm-dd. */
  readonly day: string | null;
  readonly moment: MusselMoment | null;
  readonly moments: readonly MusselMoment[];
  readonly lost: string | null;
  readonly chooseDay: (day: string) => void;
  readonly chooseMoment: (moment: MusselMoment) => void;
};

/** A moment that the clock takes away is cleared (spec shopping §4). */
export function useChosenMoment(sale: MusselSaleView): ChosenMoment {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const [count, setCount] = useState(shownDays);
  const [choice, setChoice] = useState<Choice>({ day: null, moment: null, lost: null });
  const facts = musselDayFacts(sale, new Date(now));
  const today = dayAt(now);
  const from = facts !== null && facts.season.saleStart > today ? facts.season.saleStart : today;
  const days = facts === null ? [] : musselDays(from, count, facts);
  const { day, moment, lost } = choice;
  const moments = facts === null || day === null ? [] : musselDay(day, facts).moments;
  const isDayLost = day !== null && moments.length === 0;
  if (isDayLost || (moment !== null && !moments.includes(moment)))
    setChoice({ day: isDayLost ? null : day, moment: null, lost: { day: day ?? '', moment } });
  const lostDay = lost === null ? '' : formatDay(language, epochOfDay(lost.day));
  return {
    days,
    hasMoreDays: facts !== null && musselDays(from, count + 1, facts).length > count,
    showMoreDays: () => setCount(count + shownDays),
    day,
    moment,
    moments,
    lost:
      lost === null
        ? null
        : lost.moment === null
          ? t('mussels.lostDay', { day: lostDay })
          : t('mussels.lost', { day: lostDay, moment: t(`mussels.inSentence.${lost.moment}`) }),
    chooseDay: (next) => {
      const offered = facts === null ? [] : musselDay(next, facts).moments;
      const [only] = offered;
      const kept = moment !== null && offered.includes(moment) ? moment : null;
      setChoice({ day: next, moment: offered.length === 1 && only ? only : kept, lost: null });
    },
    chooseMoment: (next) => setChoice({ day, moment: next, lost: null }),
  };
}
