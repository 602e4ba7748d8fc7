import { logPunchOutResult } from '@talloor/catalogue/punchOut/punchOutLog.ts';
import { sendBasketBack } from '@talloor/contracts/endpoints/punchOut.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, type BasketState } from '@talloor/events/basket/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { judgeHook } from '@talloor/rules/punchOut/judgeHook.ts';
import { quoteIdOf } from '@talloor/rules/punchOut/quoteId.ts';
import type { PunchOutCharset } from '@talloor/rules/punchOut/settings.ts';
import type { ActiveBaskets } from '../../aggregates/basket/activeBaskets.ts';
import { viewBasketState } from '../../aggregates/basket/viewBasketState.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import { awaitOutcome, requireAccepted } from '../../commands/runCommand.ts';
import type { CommandSide } from '../../commandSide.ts';
import { articlesOf, gatherBasketFacts } from '../../ordering/basketFacts.ts';
import { loadOrderingFacts } from '../../ordering/orderingFacts.ts';
import { formOf, itemsIn, loggedForm } from '../formOf.ts';
import { decideSendBasketBack } from './decideSendBasketBack.ts';

/** A repeated command answers the same form. */
export const sendBasketBackRoute = (side: CommandSide, baskets: ActiveBaskets, isDemo: boolean): Route =>
  route(sendBasketBack, async ({ body }, context) => {
    const { customerNumber, user, language } = context;
    const { erp } = user;
    if (!erp || erp.hookUrl === null) throw new Problem('punch_out.no_hook');
    const { hookUrl } = erp;
    const basketId = body.basket_id;
    const metadata = commandMetadata(sendBasketBack.name, body, context, side);
    const orderer = { customerNumber, userId: user.userId };
    const gather = async (state: BasketState) => {
      const [settings, facts, ordering] = await Promise.all([
        side.catalogue.findPunchOutSettings(customerNumber),
        gatherBasketFacts(side, customerNumber, articlesOf(state)),
        loadOrderingFacts(side, orderer),
      ]);
      const basket = basketInputOf(state.status === 'none' ? null : state);
      return { settings, facts, ordering, assessment: assessBasket({ basket, ...facts }) };
    };
    let gathered: Awaited<ReturnType<typeof gather>> | undefined;
    const outcome = await awaitOutcome(
      side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
        gathered = await gather(isOf(state, customerNumber) ? state : { status: 'none' });
        const { settings, ordering, assessment } = gathered;
        // The office may have removed the host meanwhile.
        const hasHook = 'host' in judgeHook(hookUrl, settings.hosts, { isDemo });
        const command = { customerNumber, shown: body.shown ?? null };
        return decideSendBasketBack(command, state, { ...ordering, assessment, way: settings.way, hasHook });
      }),
      'basket.concurrent_change',
    );
    if (gathered && outcome.kind === 'rejected' && outcome.rejection.rejected === 'basket.changed')
      throw new Problem('basket.changed', {
        basket: viewBasketState(
          isOf(outcome.state, customerNumber) ? outcome.state : { status: 'none' },
          gathered.facts,
          language,
        ),
      });
    const { state, position } = requireAccepted(outcome);
    const { assessment, settings } = gathered ?? (await gather(state));
    const { fields, charset } = formOf({
      assessment,
      settings,
      language,
      charset: erp.charset as PunchOutCharset | null,
      quoteId: quoteIdOf(basketId),
      call: { okCode: erp.okCode, targetField: erp.target, caller: erp.caller },
    });
    await Promise.all([
      position === null ? null : baskets.leave(customerNumber, basketId, position),
      logPunchOutResult(side.pool, {
        id: erp.punchOutId,
        at: side.clock.now(),
        outcome: 'sent_back',
        linesReturned: itemsIn(fields),
        basketId,
        message: loggedForm('basket', fields, settings),
      }),
    ]);
    return { body: { action: hookUrl, target: erp.window, charset, fields }, seen: position };
  });

const isOf = (state: BasketState, customerNumber: string): boolean =>
  state.status !== 'none' && state.customerNumber === customerNumber;
