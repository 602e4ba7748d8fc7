import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';

/** The order comes from its stream. */
export type ReportFacts = {
  readonly order: OrderState;
  /** Unknown articles are missing. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  /** Default for lines without choice. */
  readonly customerChoice: ReplacementChoice;
  /** HH:MM in Brussels on the day before delivery; a report may override it. */
  readonly answerHour: string;
  readonly now: Date;
  /** Account of the person whom the name at delivery names, if known. */
  readonly receiver?: string | null;
};

export type ReportOf<Kind extends DeliveryMessage['kind']> = Extract<DeliveryMessage, { kind: Kind }>;
