import type { OrderedLine } from '../basket/events.ts';
import type { UnsentChoice } from './orderChanges.ts';

export type OrderDraft = {
  modificationId: string;
  baseVersion: number;
  unsent: UnsentChoice;
  /** By article number; 0 removes. Other articles keep the order's quantity. */
  draftQuantities: Readonly<Record<string, number>>;
  /** Version seen per article, so that later changes by others are confirmed. */
  seen: Record<string, number>;
  /** Deadline that the owner knows by mail. */
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

export type HoldAsk = { by: string; at: string; isDeclined: boolean };

export type LineRestriction = {
  mayChange: boolean;
  mayDecrease: boolean;
  mayIncrease: boolean;
  reason: 'ordered_at_supplier' | 'in_preparation' | 'other';
};

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
  /** Named, because their articles may be gone later. */
  freeLines: Pick<OrderedLine, 'articleNumber' | 'name' | 'unit' | 'quantity'>[];
  /** Null for the first version. */
  modificationId: string | null;
};

export type ChangeState = {
  version: number;
  /** Oldest first; empty until the first change (`versionsOf`). */
  versions: OrderVersion[];
  hold: OrderHold | null;
  lock: { reason: string; until: string | null; by: string } | null;
  /** By account id. */
  drafts: Record<string, OrderDraft>;
  restrictions: Record<string, LineRestriction>;
  /** Null for the first version. */
  lastModificationId: string | null;
  /** Last version that changed an article, by number. */
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
