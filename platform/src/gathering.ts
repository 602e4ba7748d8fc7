import DataLoader from 'dataloader';
import { isOutage } from './isOutage.ts';

/**
 * Joins questions of one turn of the event loop (ADR 0037). After a failure each is tried alone, except in an outage.
 * @param limits.together per call
 * @param limits.underWay parallel calls
 * @param answer in order; an Error rejects one question
 */
export function gathering<Question, Answer>(
  limits: { readonly together: number; readonly underWay: number },
  answer: (questions: readonly Question[]) => Promise<readonly (Answer | Error)[]>,
): (question: Question) => Promise<Answer> {
  const due: (() => void)[] = [];
  let free = limits.underWay;
  const begin = (): void => {
    for (let next = free > 0 ? due.shift() : undefined; next; next = free > 0 ? due.shift() : undefined) {
      free -= 1;
      next();
    }
  };

  const answerSeparately = async (questions: readonly Question[]): Promise<readonly (Answer | Error)[]> => {
    const answers: (Answer | Error)[] = [];
    for (const question of questions) answers.push(...(await answer([question]).catch((error: Error) => [error])));
    return answers;
  };
  const loader = new DataLoader<Question, Answer>(
    async (questions) => {
      try {
        return await answer(questions);
      } catch (error) {
        if (questions.length === 1 || isOutage(error)) throw error;
        return await answerSeparately(questions);
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
  return (question) => loader.load(question);
}
