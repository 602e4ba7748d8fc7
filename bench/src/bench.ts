import type pg from 'pg';
import type { Connection, Session } from './load/caller.ts';
import type { Running } from './processes/startProcess.ts';
import type { Tenant, TenantSize } from './tenant/fillTenant.ts';

/** How long and how often is measured. */
export type Rounds = {
  readonly rounds: number;
  /** Milliseconds of one turn of one side. */
  readonly roundMs: number;
  readonly rebuiltOrders: number;
  /** Orders whose deadlines fall in the same second. */
  readonly dueOrders: number;
  /** Turns of checkouts before the first that counts. */
  readonly warmUpTurns: number;
  /** Turns of checkouts at a third of full load. */
  readonly visibilityTurns: number;
  /** Changes of a basket that has many, and how often the product is started anew to find it. */
  readonly changes: number;
  readonly restarts: number;
};

export type BenchSize = Rounds & {
  /** Lines of the order whose changes are sent, all of them changed. */
  readonly changedLines: number;
  /** Orders of a customer with a long history, and of one with a short. */
  readonly history: { readonly many: number; readonly few: number };
  /** Lines of two files of reports of deliveries. */
  readonly deliveryReports: { readonly many: number; readonly few: number };
  /** Pause before memory is measured. */
  readonly restMs: number;
  readonly tenant: TenantSize;
  /** Articles of the tenants in which is searched. */
  readonly searched: readonly number[];
  /** Enterprises of a small register and of the whole one. */
  readonly registered: readonly [number, number];
};

/** The load of docs/benchmarks.md: 16 connections, each its own customer, 10,000 generated articles. */
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
  restMs: 40_000,
  searched: [1000, 10_000, 50_000],
  registered: [2000, 2_000_000],
  tenant: { articles: 10_000, buyers: 16, customersEach: 50, openOrders: 200 },
};

/** Every row, once and hardly long enough: it shows that the bench works, not how fast the product is. */
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
  restMs: 0,
  searched: [300],
  registered: [200, 2000],
  tenant: { articles: 200, buyers: 4, customersEach: 3, openOrders: 30 },
};

/** One buyer: a connection to each process, and a session for each of its customers. */
export type Lane = {
  readonly product: Connection;
  readonly plain: Connection;
  readonly alike: Connection;
  readonly sessions: readonly [Session, ...Session[]];
};

/** What the rows over HTTP are measured on. */
export type Bench = {
  readonly size: BenchSize;
  readonly pool: pg.Pool;
  readonly product: Running;
  /** The floor that is judged against. */
  readonly plain: Running;
  /** The floor, served as the product is (ADR 0037): what the ratios are against it is told beside. */
  readonly alike: Running;
  readonly tenant: Tenant;
  readonly lanes: readonly Lane[];
  /** Ends the product and starts it anew: the same sessions, nothing in its memory. What was given before is of no use any more. */
  readonly restarted: () => Promise<Bench>;
};
