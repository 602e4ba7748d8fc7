import { expect, jest, test } from '@jest/globals';
import { createLiveRegister } from './createLiveRegister.ts';

const company = {
  businessId: '0314595348',
  isNaturalPerson: false,
  name: { nl: 'Federale dienst', fr: 'Service fédéral' },
  legalForm: null,
  situation: { code: '000', text: null },
  activeSince: '2003-01-01',
  activity: null,
  address: null,
};
type Answer = (url: string, init: RequestInit) => Promise<Response>;
const answerFound = () => Promise.resolve(Response.json(company));
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const never: Answer = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

function openRegister(...answers: readonly [Answer, ...Answer[]]) {
  const ask: jest.Mock<Answer> = jest.fn<Answer>((url, init) =>
    (answers[ask.mock.calls.length - 1] ?? answers.at(-1) ?? answerFound)(url, init),
  );
  const clock = { ms: 0 };
  const states: string[] = [];
  const settings = { url: 'https://registry.example/companies', token: 'key', timeoutMs: 40 };
  const register = createLiveRegister(settings, {
    fetch: ask as unknown as typeof fetch,
    now: () => clock.ms,
    onState: (state) => states.push(state),
  });
  return { ask, clock, states, find: () => register.findCompany(company.businessId) };
}

test('a company is requested once a day by its number and the key, also for simultaneous lookups', async () => {
  const { ask, clock, find } = openRegister(answerFound);
  expect(await Promise.all([find(), find()])).toEqual([company, company]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]).toEqual([
    'https://registry.example/companies/0314595348',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer key' }), redirect: 'error' }),
  ]);
  await find();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.ms += 86_400_001;
  await find();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an unknown company is requested again after ten minutes', async () => {
  const { ask, clock, find } = openRegister(status(404), answerFound);
  expect([await find(), await find()]).toEqual([null, null]);
  expect(ask).toHaveBeenCalledTimes(1);
  clock.ms += 600_001;
  expect(await find()).toEqual(company);
});

test('a failed or unanswered request is tried a second time', async () => {
  for (const failing of [status(503), status(429), never, () => Promise.reject(new Error('refused'))]) {
    const { ask, find } = openRegister(failing, answerFound);
    expect(await find()).toEqual(company);
    expect(ask).toHaveBeenCalledTimes(2);
  }
});

test('an invalid answer is neither requested again nor shown', async () => {
  const wrong = [
    status(401),
    () => Promise.resolve(Response.json({ ...company, businessId: '0448692207' })),
    () => Promise.resolve(Response.json({ ...company, name: 'Federale dienst' })),
    () => Promise.resolve(Response.json({ ...company, extra: 'x'.repeat(70_000) })),
  ];
  for (const answer of wrong) {
    const { ask, find } = openRegister(answer);
    await expect(find()).rejects.toMatchObject({ name: 'RegisterUnavailable' });
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test('a failing registry is not called for a while, and its earlier answer is returned meanwhile', async () => {
  const { ask, clock, states, find } = openRegister(answerFound, status(500));
  await find();
  clock.ms += 2 * 86_400_000;
  for (let times = 0; times < 6; times += 1) expect(await find()).toEqual(company);
  expect(states).toEqual(['given up']);
  const calls = ask.mock.calls.length;
  expect(calls).toBeLessThanOrEqual(1 + 5);
  expect(await find()).toEqual(company);
  expect(ask).toHaveBeenCalledTimes(calls);
  clock.ms += 7 * 86_400_000;
  await expect(find()).rejects.toMatchObject({ name: 'RegisterUnavailable' });
});
