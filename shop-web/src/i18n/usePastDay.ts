import { formatPastDay } from '@talloor/rules/format/dates.ts';
import { serverNow } from '../session/serverClock.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Day (epoch seconds) of the history; with its year unless current. */
export function usePastDay(): (epochSeconds: number) => string {
  const language = useLanguage();
  return (epochSeconds) => formatPastDay(language, epochSeconds, Math.floor(serverNow() / 1000));
}
