import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Progress } from './status.ts';

const lookEveryMs = 500;
const speakEveryMs = 10_000;

/** @returns after `ending` and the last write */
export async function tellStates(pool: pg.Pool, all: readonly Progress[], ending: AbortSignal): Promise<void> {
  const lastReports = new Map<string, { readonly what: string; readonly at: number }>();
  const isNew = (progress: Progress): boolean => {
    const last = lastReports.get(progress.name);
    if (!leads(progress)) return last !== undefined && progress.state === 'stopped';
    return last?.what !== wordsOf(progress) || Date.now() - last.at > speakEveryMs;
  };
  const tell = async (): Promise<void> => {
    const news = all.filter(isNew).map((progress) => ({ ...progress }));
    if (news.length === 0) return;
    const column = (key: 'name' | 'kind' | 'state' | 'error') => news.map((progress) => progress[key]);
    const values = [column('name'), column('kind'), column('state'), column('error')];
    const isReported = await pool.query(text, values).then(
      () => true,
      () => false,
    );
    if (isReported)
      for (const progress of news) lastReports.set(progress.name, { what: wordsOf(progress), at: Date.now() });
  };
  while (!ending.aborted) {
    await tell();
    await pause(lookEveryMs, undefined, { signal: ending }).catch(() => undefined);
  }
  await tell();
}

const leads = ({ state }: Progress): boolean => state === 'running' || state === 'retrying' || state === 'failed';
const wordsOf = ({ state, error }: Progress): string => `${state} ${error ?? ''}`;

// Running subscriptions need no retry request.
const text = `
  insert into platform.subscriptions (name, kind, state, error)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
  on conflict (name) do update set kind = excluded.kind, state = excluded.state, error = excluded.error, told_at = now(),
    retry_requested_at = case when excluded.state = 'failed' then platform.subscriptions.retry_requested_at end`;
