import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

export type ReportFacts = {
  readonly order: OrderState;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customerChoice: ReplacementChoice;
  /** HH:MM in Brussels on the day before delivery. */
  readonly answerHour: string;
  readonly now: Date;
  readonly receiver?: string | null;
};

export type ReportOf<Kind extends DeliveryMessage['kind']> = Extract<DeliveryMessage, { kind: Kind }>;
