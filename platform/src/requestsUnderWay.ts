/** Counts the requests that this process is answering. */
export type RequestsUnderWay = {
  readonly begun: () => void;
  /** An answer was given, or a stream of answers has begun. */
  readonly ended: () => void;
  /** Since the process began. */
  readonly begunInAll: () => number;
  /** That wait for their answer. */
  readonly underWay: () => number;
};

export function countRequestsUnderWay(): RequestsUnderWay {
  let count = 0;
  let inAll = 0;
  return {
    begun: () => {
      count += 1;
      inAll += 1;
    },
    ended: () => {
      count -= 1;
    },
    begunInAll: () => inAll,
    underWay: () => count,
  };
}
