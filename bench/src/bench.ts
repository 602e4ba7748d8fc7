import type pg from 'pg';
import type { Connection, Session } from './load/caller.ts';
import type { Running } from './processes/startProcess.ts';
import type { Tenant, TenantSize } from './tenant/fillTenant.ts';

export type Rounds = {
  readonly rounds: number;
  readonly roundMs: number;
  readonly rebuiltOrders: number;
  readonly dueOrders: number;
  /** Unmeasured. */
  readonly warmUpTurns: number;
  /** At a third of full load. */
  readonly visibilityTurns: number;
  readonly changes: number;
  readonly restarts: number;
};

export type BenchSize = Rounds & {
  readonly changedLines: number;
  readonly history: { readonly many: number; readonly few: number };
  readonly deliveryReports: { readonly many: number; readonly few: number };
  readonly invoices: { readonly many: number; readonly few: number };
  readonly officeOrders: { readonly many: number; readonly few: number };
  /** Calm before the memory is read. */
  readonly restMs: number;
  readonly tenant: TenantSize;
  readonly searched: readonly number[];
  readonly registered: readonly [number, number];
  readonly audited: number;
  readonly heads: number;
};

/** The load of docs/benchmarks.md. */
export const fullSize: BenchSize = {
  rounds: 5,
  roundMs: 1000,
  rebuiltOrders: 5000,
  dueOrders: 10_000,
  warmUpTurns: 3,
  visibilityTurns: 3,
  changes: 5000,
  restarts: 3,
  changedLines: 200,
  history: { many: 5000, few: 50 },
  deliveryReports: { many: 10_000, few: 1000 },
  invoices: { many: 10_000, few: 1000 },
  officeOrders: { many: 100_000, few: 1400 },
  restMs: 40_000,
  searched: [1000, 10_000, 50_000],
  registered: [2000, 2_000_000],
  audited: 1_000_000,
  heads: 1_000_000,
  tenant: { articles: 10_000, buyers: 16, customersEach: 50, openOrders: 200, auditedEvents: 200 },
};

export const quickSize: BenchSize = {
  rounds: 1,
  roundMs: 150,
  rebuiltOrders: 100,
  dueOrders: 100,
  warmUpTurns: 1,
  visibilityTurns: 1,
  changes: 450,
  restarts: 1,
  changedLines: 30,
  history: { many: 300, few: 50 },
  deliveryReports: { many: 400, few: 40 },
  invoices: { many: 400, few: 40 },
  officeOrders: { many: 700, few: 140 },
  restMs: 0,
  searched: [300],
  registered: [200, 2000],
  audited: 4000,
  heads: 5000,
  tenant: { articles: 200, buyers: 4, customersEach: 3, openOrders: 30, auditedEvents: 200 },
};

export type Lane = {
  readonly product: Connection;
  readonly floor: Connection;
  readonly sessions: readonly [Session, ...Session[]];
};

export type Bench = {
  readonly size: BenchSize;
  readonly pool: pg.Pool;
  readonly product: Running;
  readonly env: Readonly<Record<string, string>>;
  readonly floor: Running;
  readonly tenant: Tenant;
  readonly lanes: readonly Lane[];
  /** Previous `Bench` values become invalid. */
  readonly restarted: () => Promise<Bench>;
};
