import { getNavigationTree } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { viewCategory } from './viewCategory.ts';

export const getNavigationTreeRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(getNavigationTree, async (_input, { customerNumber, language }) => {
    const tree = await catalogue.findNavigation(customerNumber, dayAt(clock.now().getTime()));
    return { body: tree.map((category) => viewCategory(category, language)) };
  });
