import {
  chooseOfficeOrderSettings,
  chooseOrderSettings,
  type OrderSettings,
} from '@talloor/contracts/endpoints/orderSettings.ts';
import {
  answerHourOf,
  customerFold,
  customerStream,
  orderChangesOf,
  replacementsOf,
} from '@talloor/events/customer/customer.ts';
import { route, type RequestContext, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideChooseOrderSettings } from './decideChooseOrderSettings.ts';
import { onOpenedCustomer } from '../onOpenedCustomer.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type ChosenSettings = {
  readonly order_changes?: OrderSettings['order_changes'] | undefined;
  readonly replacements?: OrderSettings['replacements'] | undefined;
  readonly answer_hour?: OrderSettings['answer_hour'] | undefined;
  readonly reason?: string | undefined;
};

export function orderSettingsRoutes(side: CommandSide): readonly Route[] {
  const choose = async (name: string, customerNumber: string, body: ChosenSettings, context: Context) => {
    const command = {
      chosenBy: context.user.userId,
      reason: body.reason,
      orderChanges: body.order_changes,
      replacements: body.replacements,
      answerHour: body.answer_hour,
    };
    const metadata = { ...commandMetadata(name, { customerNumber, ...body }, context, side), customerNumber };
    const { state, position } = await awaitAccepted(
      side.repository.execute(customerFold, customerStream(customerNumber), metadata, (before) =>
        onOpenedCustomer(customerNumber, before, (customer) => decideChooseOrderSettings(command, customer)),
      ),
      'service.unavailable',
    );
    const settings: OrderSettings = {
      order_changes: orderChangesOf(state),
      replacements: replacementsOf(state),
      answer_hour: answerHourOf(state),
    };
    return { body: settings, seen: position };
  };
  return [
    route(chooseOrderSettings, ({ body }, context) =>
      choose(chooseOrderSettings.name, context.customerNumber, body, context),
    ),
    route(chooseOfficeOrderSettings, async ({ params: { id }, body }, context) => {
      if (!(await side.catalogue.findCustomer(id))) throw new Problem('customer.not_found');
      return choose(chooseOfficeOrderSettings.name, id, body, context);
    }),
  ];
}
