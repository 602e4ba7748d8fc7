import { setTimeout as pause } from 'node:timers/promises';
import { type Service, services } from '../planFaults.ts';
import { seconds } from '../seconds.ts';

/** @returns the time it took, and the reasons at `noteMs` */
export async function waitUntilReady(
  portOf: (service: Service) => number,
  limitMs: number,
  noteMs = Number.POSITIVE_INFINITY,
): Promise<{ readonly tookMs: number; readonly reasons: string }> {
  const since = Date.now();
  let reasons: string | null = null;
  for (;;) {
    const answers = await Promise.all(services.map((service) => findReason(service, portOf(service))));
    const tookMs = Date.now() - since;
    const current = answers.filter((reason) => reason !== null).join('; ');
    if (current === '') return { tookMs, reasons: reasons ?? '' };
    if (tookMs > noteMs) reasons ??= current;
    if (tookMs > limitMs) throw new Error(`not ready after ${seconds(limitMs)}: ${current}`);
    await pause(100);
  }
}

async function findReason(service: Service, port: number): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3_000) });
    const body = await answer.text();
    return answer.ok ? null : `${service}: ${body}`;
  } catch (error) {
    return `${service}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
