import DataLoader from 'dataloader';
import { isOutage } from './isOutage.ts';

/**
 * Joins what is asked within one turn of the event loop: a round trip that many share costs little more than one alone (ADR 0037).
 * Where several fail together each is tried alone, so that nobody's trouble is its fellows'; an outage is everybody's.
 * @param limits.together questions that are asked at once, at most
 * @param limits.underWay such calls at a time, at most: who comes meanwhile waits for the next and keeps no connection
 * @param answer answers questions in order; an Error refuses that one alone
 * @returns asks one question
 */
export function gathering<Asked, Answer>(
  limits: { readonly together: number; readonly underWay: number },
  answer: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
): (asked: Asked) => Promise<Answer> {
  const due: (() => void)[] = [];
  let free = limits.underWay;
  const begin = (): void => {
    for (let next = free > 0 ? due.shift() : undefined; next; next = free > 0 ? due.shift() : undefined) {
      free -= 1;
      next();
    }
  };

  const alone = async (asked: readonly Asked[]): Promise<readonly (Answer | Error)[]> => {
    const answers: (Answer | Error)[] = [];
    for (const one of asked) answers.push(...(await answer([one]).catch((error: Error) => [error])));
    return answers;
  };
  const loader = new DataLoader<Asked, Answer>(
    async (asked) => {
      try {
        return await answer(asked);
      } catch (error) {
        if (asked.length === 1 || isOutage(error)) throw error;
        return await alone(asked);
      } finally {
        free += 1;
        setImmediate(begin);
      }
    },
    {
      cache: false,
      maxBatchSize: limits.together,
      batchScheduleFn: (dispatch) => {
        due.push(dispatch);
        setImmediate(begin);
      },
    },
  );
  return (asked) => loader.load(asked);
}
