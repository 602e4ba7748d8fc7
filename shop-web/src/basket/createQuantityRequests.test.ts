import { describe, expect, test } from '@jest/globals';
import { createQuantityRequests } from './createQuantityRequests.ts';

type SentRequest = {
  readonly article: string;
  readonly quantity: number;
  readonly signal: AbortSignal;
  readonly answer: (basket: string) => void;
  readonly refuse: (error: Error) => void;
};

function harness() {
  const sent: SentRequest[] = [];
  const shown: string[] = [];
  let refetches = 0;
  const requests = createQuantityRequests<string>({
    send: (article, quantity, signal) =>
      new Promise((answer, refuse) => {
        signal.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
        sent.push({ article, quantity, signal, answer, refuse });
      }),
    onBasket: (basket) => {
      shown.push(basket);
      return Promise.resolve();
    },
    onUnsure: () => {
      refetches++;
      return Promise.resolve();
    },
  });
  const at = (index: number): SentRequest => {
    const request = sent[index];
    if (request === undefined) throw new Error(`no request ${index}`);
    return request;
  };
  return { requests, sent, shown, at, refetches: () => refetches };
}

describe('a quantity change of an article', () => {
  test('shows the new quantity before the server answers', async () => {
    const { requests, shown, at } = harness();
    const change = requests.change('131209', 12, 6);
    expect(requests.pending.get().get('131209')).toEqual({ quantity: 12, previous: 6 });
    at(0).answer('basket with 12');
    expect(await change).toBe('basket with 12');
    expect(requests.pending.get().size).toBe(0);
    expect(shown).toEqual(['basket with 12']);
  });

  test('a newer request for the same article aborts the earlier one; only its answer is shown', async () => {
    const { requests, shown, at } = harness();
    const first = requests.change('131209', 7, 6);
    const second = requests.change('131209', 8, 6);
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('basket with 8');
    expect(await first).toBeNull();
    expect(await second).toBe('basket with 8');
    expect(shown).toEqual(['basket with 8']);
  });

  test('does not show the late answer of an aborted request', async () => {
    const answers: ((basket: string) => void)[] = [];
    const shownBaskets: string[] = [];
    const requests = createQuantityRequests<string>({
      send: () => new Promise((answer) => answers.push(answer)),
      onBasket: (basket) => {
        shownBaskets.push(basket);
        return Promise.resolve();
      },
      onUnsure: () => Promise.resolve(),
    });
    const first = requests.change('131209', 7, 6);
    const second = requests.change('131209', 8, 6);
    answers[1]?.('basket with 8');
    answers[0]?.('basket with 7');
    expect(await first).toBeNull();
    await second;
    expect(shownBaskets).toEqual(['basket with 8']);
  });

  test('keeps the new quantity pending until the answer is shown, so that the old one does not flicker', async () => {
    let show = () => {};
    const requests = createQuantityRequests<string>({
      send: () => Promise.resolve('basket without it'),
      onBasket: () =>
        new Promise((resolve) => {
          show = resolve;
        }),
      onUnsure: () => Promise.resolve(),
    });
    const change = requests.change('131209', 0, 6);
    await Promise.resolve();
    await Promise.resolve();
    expect(requests.pending.get().get('131209')).toEqual({ quantity: 0, previous: 6 });
    show();
    expect(await change).toBe('basket without it');
    expect(requests.pending.get().size).toBe(0);
  });

  test('requests for different articles run at the same time', async () => {
    const { requests, shown, at } = harness();
    const cream = requests.change('131209', 12, 6);
    const onions = requests.change('100855', 2, 0);
    expect(at(0).signal.aborted).toBe(false);
    at(0).answer('cream');
    at(1).answer('cream and onions');
    await Promise.all([cream, onions]);
    expect(shown).toEqual(['cream', 'cream and onions']);
  });

  test('fetches the basket again when answers arrive in the wrong order, so that no line is lost', async () => {
    const { requests, shown, at, refetches } = harness();
    const cream = requests.change('131209', 12, 6);
    const onions = requests.change('100855', 2, 0);
    at(1).answer('onions');
    await onions;
    at(0).answer('cream, not sure about onions');
    await cream;
    expect(shown).toEqual(['onions']);
    expect(refetches()).toBe(1);
  });

  test("throws the server's rejection, and fetches the basket again", async () => {
    const { requests, at, refetches } = harness();
    const firstChange = requests.change('131533', 10, 9);
    const refusedChange = requests.change('131533', 12, 9);
    at(1).refuse(new Error('basket.error.max_available_stock'));
    expect(await firstChange).toBeNull();
    await expect(refusedChange).rejects.toThrow('max_available_stock');
    expect(requests.pending.get().has('131533')).toBe(false);
    expect(refetches()).toBe(1);
  });

  test('an article counts as being added while its quantity changes again', () => {
    const { requests } = harness();
    void requests.change('152001', 1, 0);
    void requests.change('152001', 2, 0);
    expect(requests.pending.get().get('152001')).toEqual({ quantity: 2, previous: 0 });
  });
});
