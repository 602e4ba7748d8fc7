import { getRecall, listRecalls } from '@talloor/contracts/endpoints/recalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findRecall, findRecalls } from './findRecalls.ts';
import { recalledArticlesOf, summariseRecall, viewRecall } from './viewRecall.ts';

export const recallRoutes = ({ pool, waiter, catalogue }: ReadSide): readonly Route[] => [
  route(listRecalls, async (_, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'recalls');
    const recalls = await findRecalls(pool, customerNumber);
    return { body: { recalls: recalls.map((each) => summariseRecall(each, language)) }, stale };
  }),
  route(getRecall, async ({ params: { id } }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'recalls');
    const recall = await findRecall(pool, id, customerNumber);
    if (!recall) throw new Problem('recall.not_found');
    const erpNumbers = await catalogue.findErpNumbers(recalledArticlesOf(recall));
    return { body: viewRecall(recall, erpNumbers, language), stale };
  }),
];
