import { formatPastDay } from '@talloor/rules/format/dates.ts';
import { serverNow } from '../session/serverClock.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** With its year unless current. */
export function usePastDay(): (epochSeconds: number) => string {
  const language = useLanguage();
  return (epochSeconds) => formatPastDay(language, epochSeconds, Math.floor(serverNow() / 1000));
}
