import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { orderSettingsRoutes } from './chooseOrderSettings/routes.ts';
import { createCustomerCommands } from './customerCommands.ts';
import { judgeChangeRoutes } from './judgeChange/routes.ts';
import { officeCustomerRoutes } from './officeActs/routes.ts';
import { changeAddressAfterAcceptance } from './policies/changeAddressAfterAcceptance.ts';
import { endCustomerView } from './policies/endCustomerView.ts';
import { endSessionsAfterCancelling } from './policies/endSessionsAfterCancelling.ts';
import { tellOfCustomerChange } from './policies/tellOfCustomerChange.ts';
import { requestCustomerChangeRoute } from './requestCustomerChange/route.ts';
import { customerViewRoutes } from './viewAsCustomer/routes.ts';

/** Status, settings and customer views. */
export const customerModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      requestCustomerChangeRoute(side),
      ...orderSettingsRoutes(side),
      ...officeCustomerRoutes(side),
      ...customerViewRoutes(side),
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
