import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PauseCircleIcon } from '@phosphor-icons/react/dist/csr/PauseCircle';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { shopClock } from '../data/shopClock.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';

type Published = { readonly published: boolean; readonly from_day: string | null; readonly to_day: string | null };

/** Days compare as text. */
export function publicationOn(
  { published, from_day, to_day }: Published,
  day: string,
): 'off' | 'later' | 'over' | 'shown' {
  if (!published) return 'off';
  if (from_day !== null && from_day > day) return 'later';
  return to_day !== null && to_day < day ? 'over' : 'shown';
}

const looks = {
  shown: { tone: 'ok', Icon: CheckCircleIcon },
  later: { tone: 'time', Icon: CalendarBlankIcon },
  over: { tone: 'plain', Icon: CalendarBlankIcon },
  off: { tone: 'plain', Icon: PauseCircleIcon },
} as const;

export const PublishedState = ({ of }: { of: Published }) => {
  const { t } = useOfficeText();
  const state = publicationOn(of, isoDay(shopClock.now()));
  const { tone, Icon } = looks[state];
  return (
    <span className={`state state-${tone}`}>
      <Icon size="1rem" weight="fill" aria-hidden />
      <span>{t(`content.publications.${state}`)}</span>
    </span>
  );
};
