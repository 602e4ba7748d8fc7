import * as xlsx from '@e965/xlsx';
import { password } from '@talloor/command-api/testing/logIn.ts';
import { readPaper } from '@talloor/query-api/papers/testing/readPaper.ts';

/** Readable answer, workbooks as cells, PDFs as lines; `location` of a redirect. */
export type Read = { readonly status: number; readonly text: string; readonly location: string | null };

export type Browser = {
  readonly call: (method: string, path: string, body?: unknown, type?: string) => Promise<Read>;
  readonly csrfToken: () => string;
};

export async function openBrowser(url: string, username: string): Promise<Browser> {
  const cookies = new Map<string, string>();
  let token = '';
  const call = async (method: string, path: string, body?: unknown, type = 'application/json'): Promise<Read> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': token,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = textOf(bytes, answer.headers.get('content-type') ?? '');
    return { status: answer.status, text, location: answer.headers.get('location') };
  };
  const signIn = async () => {
    token = tokenOf(await call('GET', '/api/user'));
    token = tokenOf(await call('POST', '/api/login', { username, password }));
  };
  await signIn();
  return { call, csrfToken: () => token };
}

const tokenOf = ({ text }: Read): string => (JSON.parse(text) as { csrfToken: string }).csrfToken;

function textOf(bytes: Buffer, type: string): string {
  if (type.includes('spreadsheetml')) return cellsOf(bytes);
  return type.startsWith('application/pdf') ? [bytes, ...readPaper(bytes)].join('\n') : bytes.toString();
}

function cellsOf(bytes: Buffer): string {
  const book = xlsx.read(bytes);
  return Object.values(book.Sheets)
    .map((sheet) => xlsx.utils.sheet_to_csv(sheet))
    .join('\n');
}
