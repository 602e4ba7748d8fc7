import type { OrderedLine } from '../basket/events.ts';
import type { UnsentChoice } from './orderChanges.ts';

export type OrderDraft = {
  modificationId: string;
  baseVersion: number;
  unsent: UnsentChoice;
  /** Quantity by article number; 0 removes. Other articles keep the order's quantity. */
  draftQuantities: Readonly<Record<string, number>>;
  /** Version seen per article, so that later changes by others are confirmed first. */
  seen: Record<string, number>;
  /** Deadline that the owner was told of by mail. */
  announcedFor?: string;
};

/** The hold expires at `until`; the caller passes the time. */
export type OrderHold = {
  by: string;
  modificationId: string;
  since: string;
  until: string;
  /** Oldest first. */
  asks: HoldAsk[];
};

/** A request to the holder. */
export type HoldAsk = { by: string; at: string; isDeclined: boolean };

export type LineRestriction = {
  mayChange: boolean;
  mayDecrease: boolean;
  mayIncrease: boolean;
  reason: 'ordered_at_supplier' | 'in_preparation' | 'other';
};

/** A version for comparison and restoring. */
export type OrderVersion = {
  version: number;
  by: string;
  at: string;
  cause: 'placed' | 'user' | 'deadline';
  wentBackTo: number | null;
  /** Reason code of the office; null for the customer. */
  officeReason: string | null;
  payableCents: number;
  lines: { articleNumber: string; quantity: number }[];
  /** Named: their articles may be gone later. */
  freeLines: Pick<OrderedLine, 'articleNumber' | 'name' | 'unit' | 'quantity'>[];
  /** Null for the first version. */
  modificationId: string | null;
};

export type ChangeState = {
  version: number;
  /** Oldest first; empty until the first change (`versionsOf`). */
  versions: OrderVersion[];
  hold: OrderHold | null;
  /** Lock of the office or the ERP: the customer cannot change the order. */
  lock: { reason: string; until: string | null; by: string } | null;
  /** By account id. */
  drafts: Record<string, OrderDraft>;
  /** By line id. */
  restrictions: Record<string, LineRestriction>;
  /** Null for the first version. */
  lastModificationId: string | null;
  /** Last version that changed an article, by number; absent for unchanged articles. */
  changedIn: Record<string, number>;
};

export const unchangedOrder: ChangeState = {
  version: 1,
  versions: [],
  hold: null,
  lock: null,
  drafts: {},
  restrictions: {},
  lastModificationId: null,
  changedIn: {},
};
