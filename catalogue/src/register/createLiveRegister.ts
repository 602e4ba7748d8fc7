import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import {
  type CompanyRegister,
  registeredCompany,
  type RegisteredCompany,
  RegisterUnavailable,
} from './companyRegister.ts';

/** `GET {url}/{number}` answers a company (docs/import.md) or 404. */
export type LiveRegisterSettings = {
  /** Without a final slash. */
  readonly url: string;
  /** `Authorization: Bearer`. */
  readonly token: string | null;
  readonly timeoutMs: number;
};

type Surroundings = {
  readonly fetch?: typeof fetch;
  /** Monotonic milliseconds. */
  readonly now?: () => number;
  readonly onState?: (state: 'given up' | 'asked again') => void;
};

const attempts = 2;
const failuresUntilGivenUp = 5;
const givenUpMs = 30_000;
const dayMs = 86_400_000;
/** An absent company may be founded soon. */
const remembersMs = { found: dayMs, absent: 600_000, whileUnavailable: 7 * dayMs };
const mostRemembered = 5000;
const mostBytes = 64 * 1024;

/** A final answer; a retry is useless. */
class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/** Pauses for half a minute after failures. During outages, answers up to a week old. */
export function createLiveRegister(settings: LiveRegisterSettings, surroundings: Surroundings = {}): CompanyRegister {
  const { fetch: ask = fetch, now = () => performance.now(), onState } = surroundings;
  const memory = new LRUCache<string, { readonly company: RegisteredCompany | null; readonly at: number }>({
    max: mostRemembered,
  });
  const underWay = new Map<string, Promise<RegisteredCompany | null>>();
  const breaker = circuitBreaker(
    handleWhen(() => true),
    { halfOpenAfter: givenUpMs, breaker: new ConsecutiveBreaker(failuresUntilGivenUp) },
  );
  breaker.onBreak(() => onState?.('given up'));
  breaker.onReset(() => onState?.('asked again'));
  const policy = wrap(
    retry(
      handleWhen((error) => !(error instanceof WrongAnswer)),
      { maxAttempts: attempts - 1, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }) },
    ),
    breaker,
    timeout(settings.timeoutMs, TimeoutStrategy.Aggressive),
  );

  const fetchCompany = async (businessId: string): Promise<RegisteredCompany | null> => {
    try {
      const company = await policy.execute(({ signal }) => askOnce(ask, settings, businessId, signal));
      memory.set(businessId, { company, at: now() });
      return company;
    } catch {
      const cached = memory.get(businessId);
      if (cached?.company && now() - cached.at < remembersMs.whileUnavailable) return cached.company;
      throw new RegisterUnavailable('the registry does not answer');
    }
  };

  return {
    findCompany: (businessId) => {
      const cached = memory.get(businessId);
      const age = cached ? now() - cached.at : Number.POSITIVE_INFINITY;
      if (cached && age < (cached.company ? remembersMs.found : remembersMs.absent))
        return Promise.resolve(cached.company);
      const lookup = underWay.get(businessId) ?? fetchCompany(businessId).finally(() => underWay.delete(businessId));
      underWay.set(businessId, lookup);
      return lookup;
    },
  };
}

async function askOnce(
  ask: typeof fetch,
  { url, token }: LiveRegisterSettings,
  businessId: string,
  signal: AbortSignal,
): Promise<RegisteredCompany | null> {
  const response = await ask(`${url}/${businessId}`, {
    headers: { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    // Redirects are not trusted.
    redirect: 'error',
    signal,
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel();
    throw new Error(`the registry answered ${response.status}`);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new WrongAnswer(`the registry answered ${response.status}`);
  }
  const answer = registeredCompany.safeParse(JSON.parse(await textOf(response)));
  if (!answer.success || answer.data.businessId !== businessId)
    throw new WrongAnswer('the registry answered something else');
  return answer.data;
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    if (text.length > mostBytes) throw new WrongAnswer('the registry answers too much');
  }
  return text;
}
