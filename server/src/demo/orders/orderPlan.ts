import type { DemoUser } from '../content/demoPeople.ts';

/** What stands in a basket of the demo, when, and for whom. */
export type PlannedBasket = {
  /** Names the commands: repeated, they are the same commands. */
  readonly key: string;
  readonly user: DemoUser;
  readonly customerNumber: string;
  /** Article number to quantity. */
  readonly items: Readonly<Record<string, number>>;
  readonly filledAt: Date;
  /** The delivery day to confirm (yyyy-mm-dd), and when; null leaves it open. */
  readonly delivery: { readonly day: string; readonly confirmedAt: Date } | null;
};

/** A basket that is checked out. */
export type PlannedOrder = PlannedBasket & {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly reference: string;
  readonly message: string;
};
