import { EventStoreUnavailable } from './port.ts';

/** Answer within `milliseconds`, or `EventStoreUnavailable`; `onTimeout` cancels the call. */
export function withinTimeLimit<T>(
  milliseconds: number,
  call: Promise<T>,
  onTimeout: () => void = () => undefined,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new EventStoreUnavailable(`the event store gave no answer within ${milliseconds} ms`));
      onTimeout();
    }, milliseconds);
    call.then(
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
