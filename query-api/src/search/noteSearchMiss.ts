import { missedWords } from '@talloor/catalogue/misses/missedWords.ts';
import { noteMiss } from '@talloor/catalogue/misses/wordMisses.ts';
import type { AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { SessionUser } from '@talloor/platform/http/handler.ts';
import type { Logger } from '@talloor/platform/logging.ts';
import type { ReadSide } from '../readSide.ts';

export type SearchMissSide = Pick<ReadSide, 'pool' | 'clock'> & {
  readonly log: Pick<Logger, 'error'>;
  readonly analytics?: AnalyticsSettings;
};

type FinishedSearch = {
  readonly keywords: string;
  readonly page: number;
  readonly isFiltered: boolean;
  readonly results: number;
  readonly redirectUrl: string | null;
};

/** The answer does not wait for it. */
export function noteSearchMiss(
  { pool, clock, log, analytics }: SearchMissSide,
  { keywords, page, isFiltered, results, redirectUrl }: FinishedSearch,
  { user, language }: { readonly user: SessionUser | null; readonly language: 'nl' | 'fr' },
): void {
  if (analytics === undefined || analytics.mode === 'off' || user?.view !== undefined) return;
  if (results > 0 || page > 1 || isFiltered || redirectUrl !== null) return;
  const words = missedWords(keywords);
  if (words === '') return;
  noteMiss(pool, 'search_misses', { language, words, at: clock.now() }).catch((error: unknown) =>
    log.error({ err: error }, 'a search without result was not noted'),
  );
}
