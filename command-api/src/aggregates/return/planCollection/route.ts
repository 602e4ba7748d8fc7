import { planReturnCollection } from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decidePlanCollection } from './decidePlanCollection.ts';

export const planCollectionRoute = (side: CommandSide): Route =>
  route(planReturnCollection, async ({ params: { id }, body }, context) => {
    const calendar = await side.catalogue.findCalendar();
    return changeByOffice(side, context, {
      name: planReturnCollection.name,
      returnId: id,
      input: body,
      decide: (state) => decidePlanCollection(body, state, { today: dayAt(side.clock.now().getTime()), calendar }),
    });
  });
