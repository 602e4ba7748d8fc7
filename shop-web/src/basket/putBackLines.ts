import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import type { BasketCommands } from './basketCommands.ts';

export type RefusedLine = { readonly line: BasketLineView; readonly reason: ProblemError };

/**
 * All or none: without rejected articles, the rest is sent again.
 * @throws ProblemError for other errors; nothing is then restored
 */
export async function putBackLines(lines: readonly BasketLineView[], setItems: BasketCommands['setItems']) {
  const refusedLines: RefusedLine[] = [];
  let rest = lines;
  while (rest.length > 0) {
    try {
      await setItems(Object.fromEntries(rest.map((line) => [line.product.article_number, line.quantity])));
      break;
    } catch (reason) {
      const refusal = reason instanceof ProblemError && reason.status === 422 ? reason : null;
      const line = rest.find(({ product }) => product.article_number === refusal?.parameters['article_number']);
      if (refusal === null || line === undefined) throw reason;
      refusedLines.push({ line, reason: refusal });
      rest = rest.filter((each) => each !== line);
    }
  }
  return { restored: rest, leftOut: refusedLines };
}
