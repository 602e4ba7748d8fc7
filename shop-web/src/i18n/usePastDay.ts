import { formatPastDay } from '@talloor/rules/format/dates.ts';
import { serverNow } from '../session/serverClock.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Writes a day (epoch seconds) of the eighteen months of history: with its year where that is not this one. */
export function usePastDay(): (epochSeconds: number) => string {
  const language = useLanguage();
  return (epochSeconds) => formatPastDay(language, epochSeconds, Math.floor(serverNow() / 1000));
}
