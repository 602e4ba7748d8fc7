import type { DemoUser } from '../content/demoPeople.ts';

export type PlannedBasket = {
  /** Key prefix of the commands. */
  readonly key: string;
  readonly user: DemoUser;
  readonly customerNumber: string;
  readonly items: Readonly<Record<string, number>>;
  readonly filledAt: Date;
  /** Delivery day (yyyy-mm-dd) with confirmation time; null leaves it open. */
  readonly delivery: { readonly day: string; readonly confirmedAt: Date } | null;
};

export type PlannedOrder = PlannedBasket & {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly reference: string;
  readonly message: string;
};

/** Orders without number get one by time. */
export type Unnumbered = Omit<PlannedOrder, 'orderNumber'> & { readonly orderNumber: string | null };
