import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

/** What a report is judged by: the order as its own stream tells it, the articles that came in place of others, and the clock. */
export type ReportFacts = {
  readonly order: OrderState;
  /** By article number; one that is not in it is unknown. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** What the customer wants of articles that fall short, where a line does not say. */
  readonly customerChoice: ReplacementChoice;
  /** Until when on the day before delivery the customer's buyers answer, HH:MM in Brussels, where the report does not say. */
  readonly answerHour: string;
  readonly now: Date;
};

export type ReportOf<Kind extends DeliveryMessage['kind']> = Extract<DeliveryMessage, { kind: Kind }>;
