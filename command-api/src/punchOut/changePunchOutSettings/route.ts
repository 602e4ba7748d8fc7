import { writePunchOutSettings } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { changeOfficePunchOutSettings } from '@talloor/contracts/endpoints/officePunchOuts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';

export const changePunchOutSettingsRoute = ({ pool, catalogue, clock }: CommandSide): Route =>
  route(changeOfficePunchOutSettings, async ({ params: { id }, body: { reason, ...body } }, { user }) => {
    if ((await catalogue.findCustomer(id)) === null) throw new Problem('customer.not_found');
    const settings = { ...body, hosts: [...new Set(body.hosts)] };
    await writePunchOutSettings(pool, id, settings, { by: user.userId, at: clock.now() }, reason);
    return { body: settings };
  });
