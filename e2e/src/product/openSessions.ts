import { z } from 'zod';

/** Of everybody in the demo. */
export const password = 'Welkom-2026';
export const sessionCookie = 'sid';

const sessionCounts: Readonly<Record<string, number>> = {
  lotte: 3,
  amelie: 2,
  karim: 1,
  inkoop316042: 2,
  keuken316042: 2,
  inkoop311046: 1,
  support: 2,
  auditor: 1,
  beheer: 1,
};

const user = z.object({ csrfToken: z.string() });

/** The data keep the sessions, so that no journey waits for a password hash. */
export async function openSessions(url: string): Promise<Record<string, string[]>> {
  const sessions: Record<string, string[]> = {};
  for (const [username, count] of Object.entries(sessionCounts))
    for (let at = 0; at < count; at += 1) (sessions[username] ??= []).push(await openSession(url, username));
  return sessions;
}

async function openSession(url: string, username: string): Promise<string> {
  const visit = await fetch(`${url}/nl/api/user`);
  const { csrfToken } = user.parse(await visit.json());
  const answer = await fetch(`${url}/nl/api/login`, {
    method: 'POST',
    headers: {
      cookie: visit.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
    },
    body: JSON.stringify({ username, password }),
  });
  const [, value] =
    new RegExp(`^${sessionCookie}=([^;]+)`).exec(
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie}=`)) ?? '',
    ) ?? [];
  if (value === undefined) throw new Error(`${username} cannot log in: ${answer.status} ${await answer.text()}`);
  return value;
}
