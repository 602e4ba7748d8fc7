import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { cancelCustomerRoute } from './cancelCustomer/route.ts';
import { orderSettingsRoutes } from './chooseOrderSettings/routes.ts';
import { createCustomerCommands } from './customerCommands.ts';
import { endCustomerViewRoute } from './endCustomerView/route.ts';
import { judgeChangeRoutes } from './judgeChange/routes.ts';
import { changeAddressAfterAcceptance } from './policies/changeAddressAfterAcceptance.ts';
import { endCustomerView } from './policies/endCustomerView.ts';
import { endSessionsAfterCancelling } from './policies/endSessionsAfterCancelling.ts';
import { tellOfCustomerChange } from './policies/tellOfCustomerChange.ts';
import { reactivateCustomerRoute } from './reactivateCustomer/route.ts';
import { requestCustomerChangeRoute } from './requestCustomerChange/route.ts';
import { startCustomerViewRoute } from './startCustomerView/route.ts';
import { suspendCustomerRoute } from './suspendCustomer/route.ts';

export const customerModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      requestCustomerChangeRoute(side),
      ...orderSettingsRoutes(side),
      suspendCustomerRoute(side),
      reactivateCustomerRoute(side),
      cancelCustomerRoute(side),
      startCustomerViewRoute(side),
      endCustomerViewRoute(side),
      ...judgeChangeRoutes(side),
    ],
    policies: [
      endSessionsAfterCancelling(side),
      endCustomerView(side),
      changeAddressAfterAcceptance(side),
      ...(mailer ? [tellOfCustomerChange(side, mailer, publicUrl)] : []),
    ],
    commands: createCustomerCommands(side),
  });
