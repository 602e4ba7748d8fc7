import { punchInPaths } from '@talloor/contracts/endpoints/punchIn.ts';
import { getFramePolicy, getPunchOut, getPunchOutGuide } from '@talloor/contracts/endpoints/punchOut.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { judgeHook } from '@talloor/rules/punchOut/judgeHook.ts';
import { punchOutHours } from '@talloor/rules/punchOut/settings.ts';
import type { QuerySide } from '../module.ts';
import { framePolicyOf } from './framePolicyOf.ts';
import { punchOutExample } from './punchOutExample.ts';

type Side = Pick<QuerySide, 'catalogue' | 'clock' | 'isDemo' | 'publicUrl'>;

export const punchOutRoutes = ({ catalogue, clock, isDemo = false, publicUrl = '' }: Side): readonly Route[] => [
  route(getPunchOut, async (_input, { user, customerNumber }) => {
    const { erp } = user;
    if (!erp) throw new Problem('punch_out.session_required');
    const { hosts, way } = await catalogue.findPunchOutSettings(customerNumber);
    const judged = erp.hookUrl === null ? null : judgeHook(erp.hookUrl, hosts, { isDemo });
    const host = judged !== null && 'host' in judged ? judged.host : null;
    const remainingMs = Math.max(0, Date.parse(erp.endsAt) - Date.now());
    return {
      body: {
        can_send_back: way !== 'order' && host !== null,
        has_hook: erp.hookUrl !== null,
        can_order: way !== 'send_back',
        hook_host: host,
        ends_at: Math.floor((clock.now().getTime() + remainingMs) / 1000),
      },
    };
  }),
  route(getPunchOutGuide, async (_input, { customerNumber }) => {
    const { hosts, way } = await catalogue.findPunchOutSettings(customerNumber);
    return {
      body: {
        is_on: hosts.length > 0,
        addresses: { nl: `${publicUrl}${punchInPaths.nl}`, fr: `${publicUrl}${punchInPaths.fr}` },
        hosts: [...hosts],
        way,
        hours: punchOutHours,
        example: punchOutExample(hosts[0] ?? 'erp.example'),
      },
    };
  }),
  route(getFramePolicy, async (_input, { request }) => {
    const { policy } = await framePolicyOf({ catalogue, isDemo }, request);
    return { body: undefined, headers: { 'content-security-policy': policy } };
  }),
];
