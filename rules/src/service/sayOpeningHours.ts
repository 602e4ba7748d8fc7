import type { Language } from '../facts.ts';
import type { OpeningHours } from './openingHours.ts';

type Length = 'short' | 'long';
type Group = { readonly first: number; readonly last: number; readonly opens: string; readonly closes: string };

const names = {
  nl: {
    short: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    long: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  },
  fr: {
    short: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
    long: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  },
} as const;

/** `ma–vr 7:00–17:30, za 7:00–13:00`, long for sentences. */
export const sayOpeningHours = (hours: OpeningHours, language: Language, length: Length): string =>
  groupsOf(hours)
    .map((group) => sayGroup(group, language, length))
    .join(', ');

function groupsOf(hours: OpeningHours): Group[] {
  const groups: Group[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const shift = hours(weekday);
    const before = groups.at(-1);
    if (shift === null) continue;
    const isSame = before?.last === weekday - 1 && before.opens === shift.opens && before.closes === shift.closes;
    if (isSame) groups.splice(-1, 1, { ...before, last: weekday });
    else groups.push({ first: weekday, last: weekday, ...shift });
  }
  return groups;
}

function sayGroup({ first, last, opens, closes }: Group, language: Language, length: Length): string {
  const [from = '', until = ''] = [first, last].map((weekday) => names[language][length][weekday - 1]);
  const [start, end] = [opens, closes].map((time) => time.replace(/^0/, ''));
  const isOne = first === last;
  if (length === 'short') return `${isOne ? from : `${from}–${until}`} ${start}–\u2060${end}`;
  if (language === 'nl') return `${isOne ? from : `${from} tot ${until}`} ${start}–${end}`;
  return `${isOne ? `le ${from}` : `du ${from} au ${until}`} de ${start} à ${end}`;
}
