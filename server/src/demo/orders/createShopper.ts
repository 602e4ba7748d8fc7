import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { emptyBasket, setBasketItems } from '@talloor/contracts/endpoints/basket.ts';
import { checkout } from '@talloor/contracts/endpoints/checkout.ts';
import { confirmDeliveryMomentByPost } from '@talloor/contracts/endpoints/delivery.ts';
import { addToList, createList, updateList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { discardBasket } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { setStandingOrder, skipStandingDate } from '@talloor/contracts/endpoints/standingOrder.ts';
import type { StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { epochOfDay } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { DemoUser } from '../content/demoPeople.ts';

export type ListChanges = {
  readonly added: string;
  readonly isShared: boolean;
  readonly comments: Readonly<Record<string, string>>;
  readonly parLevels: Readonly<Record<string, number>>;
};

/** Without HTTP. @throws Problem on rejection */
export type Shopper = {
  readonly setItems: (key: string, items: Readonly<Record<string, number>>) => Promise<void>;
  readonly emptyBasket: (key: string) => Promise<void>;
  readonly confirmDay: (key: string, day: string) => Promise<void>;
  /** @returns list id; repeatable */
  readonly makeList: (
    key: string,
    list: { readonly name: string; readonly items: readonly string[] },
  ) => Promise<string>;
  readonly finishList: (key: string, listId: string, changes: ListChanges) => Promise<void>;
  readonly setParLevels: (key: string, listId: string, levels: Readonly<Record<string, number>>) => Promise<void>;
  readonly setStandingOrder: (key: string, listId: string, plan: StandingPlanView) => Promise<void>;
  readonly skipStandingDate: (key: string, listId: string, day: string) => Promise<void>;
  readonly discardBasket: (key: string, basketId: string) => Promise<void>;
  readonly checkOut: (key: string, reference: string, message: string) => Promise<void>;
};

/** @param isRepeat commands may have run before */
export function createShopper(api: CommandApi, user: DemoUser, customerNumber: string, isRepeat = false): Shopper {
  const run = async (endpoint: Endpoint, key: string, params: unknown, body: unknown): Promise<unknown> => {
    const route = api.routes.find((each) => each.endpoint.name === endpoint.name);
    if (!route) throw new Error(`the command side has no route ${endpoint.name}`);
    const input = {
      params: endpoint.params.parse(params),
      query: endpoint.query.parse({}),
      body: endpoint.body.parse(body),
    };
    const answer = await route.handle(input, contextOf(user, customerNumber, key, isRepeat));
    return answer === 'handled' ? null : answer.body;
  };
  return {
    setItems: async (key, items) => {
      await run(setBasketItems, key, {}, items);
    },
    emptyBasket: async (key) => {
      await run(emptyBasket, key, {}, undefined);
    },
    confirmDay: async (key, day) => {
      await run(confirmDeliveryMomentByPost, key, { timestamp: String(epochOfDay(day)) }, {});
    },
    makeList: async (key, { name, items }) => {
      const { id } = createList.response.parse(await run(createList, key, {}, { name, items }));
      return id;
    },
    finishList: async (key, id, { added, isShared, comments, parLevels }) => {
      await run(addToList, key, { id }, { items: [added] });
      await run(updateList, key, { id }, { is_shared: isShared, comments, par_levels: parLevels });
    },
    setParLevels: async (key, id, levels) => {
      await run(updateList, key, { id }, { par_levels: levels });
    },
    setStandingOrder: async (key, id, plan) => {
      await run(setStandingOrder, key, { id }, plan);
    },
    skipStandingDate: async (key, id, day) => {
      await run(skipStandingDate, key, { id }, { day });
    },
    discardBasket: async (key, id) => {
      await run(discardBasket, key, { id }, undefined);
    },
    checkOut: async (key, reference, message) => {
      await run(checkout, key, {}, { po_number: reference, message });
    },
  };
}

function contextOf(user: DemoUser, customerNumber: string, key: string, isRepeat: boolean): RequestContext {
  const { userId, roles, customers, language } = user;
  const context: Partial<RequestContext> = {
    user: { userId, roles, customers, customerNumber, language },
    customerNumber,
    locale: language,
    language,
    correlationId: `demo:${key}`,
    idempotencyKey: `demo:${key}`,
    isRepeat,
    seenPosition: null,
  };
  return context as RequestContext;
}
