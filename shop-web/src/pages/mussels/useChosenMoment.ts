import type { MusselSaleView } from '@talloor/contracts/endpoints/mussels.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { musselDay, musselDays, type MusselDay } from '@talloor/rules/mussel/musselDays.ts';
import type { MusselMoment } from '@talloor/rules/mussel/musselFacts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { musselDayFacts } from '../../mussels/useMussels.ts';
import { useServerMinute } from '../../session/serverClock.ts';

const shownDays = 7;

export type ChosenMoment = {
  /** Of the strip, closed ones included. */
  readonly days: readonly MusselDay[];
  readonly hasMoreDays: boolean;
  readonly showMoreDays: () => void;
  /** yyyy-mm-dd. */
  readonly day: string | null;
  readonly moment: MusselMoment | null;
  /** Of the chosen day. */
  readonly moments: readonly MusselMoment[];
  /** Says that the clock took the chosen moment away. */
  readonly lost: string | null;
  readonly chooseDay: (day: string) => void;
  readonly chooseMoment: (moment: MusselMoment) => void;
};

/** The clock moves while the page is open: a moment that is no longer offered is cleared (spec shopping §4). */
export function useChosenMoment(sale: MusselSaleView): ChosenMoment {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const [count, setCount] = useState(shownDays);
  const [day, setDay] = useState<string | null>(null);
  const [moment, setMoment] = useState<MusselMoment | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const facts = musselDayFacts(sale, new Date(now));
  const today = dayAt(now);
  const from = facts !== null && facts.season.saleStart > today ? facts.season.saleStart : today;
  const days = facts === null ? [] : musselDays(from, count, facts);
  const moments = facts === null || day === null ? [] : musselDay(day, facts).moments;
  const isDayLost = day !== null && moments.length === 0;
  const isMomentLost = moment !== null && !moments.includes(moment);
  useEffect(() => {
    if (!isDayLost && !isMomentLost) return;
    const shownDay = day === null ? '' : formatDay(language, epochOfDay(day));
    setMoment(null);
    if (isDayLost) setDay(null);
    setLost(
      moment === null
        ? t('mussels.lostDay', { day: shownDay })
        : t('mussels.lost', { day: shownDay, moment: t(`mussels.inSentence.${moment}`) }),
    );
  }, [isDayLost, isMomentLost, day, moment, language, t]);
  return {
    days,
    hasMoreDays: facts !== null && musselDays(from, count + 1, facts).length > count,
    showMoreDays: () => setCount(count + shownDays),
    day: isDayLost ? null : day,
    moment: isMomentLost ? null : moment,
    moments,
    lost,
    chooseDay: (next) => {
      const offered = facts === null ? [] : musselDay(next, facts).moments;
      setDay(next);
      const [only] = offered;
      setMoment(offered.length === 1 && only ? only : moment !== null && offered.includes(moment) ? moment : null);
      setLost(null);
    },
    chooseMoment: (next) => {
      setMoment(next);
      setLost(null);
    },
  };
}
