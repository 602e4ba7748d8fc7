import type { CollectedBatch, CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { collectAnalytics } from '@talloor/contracts/endpoints/analytics.ts';
import type { Language } from '../paths.ts';
import { csrfToken, shopClient } from '../server/shopClient.ts';
import { whenIdle } from '../store/whenIdle.ts';
import { visitIdKey, webIdKey } from './consent.ts';
import { createEventQueue } from './createEventQueue.ts';
import { deviceOf } from './deviceOf.ts';
import { storedId } from './randomId.ts';

let language: Language = 'nl';

/** Outside `call`: a failure shows nothing. @throws for 5xx and no answer */
async function sendBatch(events: readonly CollectedEvent[]): Promise<void> {
  const body: CollectedBatch = {
    web_id: storedId('localStorage', webIdKey),
    visit_id: storedId('sessionStorage', visitIdKey),
    language,
    device: deviceOf(window.innerWidth),
    events: [...events],
  };
  const { status } = await fetch(shopClient.urlOf(collectAnalytics), {
    method: collectAnalytics.method,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrfToken.get() ?? '',
    },
    body: JSON.stringify(body),
  });
  if (status >= 500) throw new Error(`collecting failed: ${status}`);
}

const sending = whenIdle<null>(() => queue.flush());
const queue = createEventQueue(sendBatch, () => sending.soon(null));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sending.now();
});

export function sendEvent(event: CollectedEvent, languageNow: Language): void {
  language = languageNow;
  queue.add(event);
}

export function forgetSending(): void {
  sending.never();
  queue.clear();
}
