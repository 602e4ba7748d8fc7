import type { AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { Features } from '@talloor/contracts/features.ts';
import type { Company } from '@talloor/platform/companySettings.ts';
import type { Supplier, SupplierBank } from '@talloor/platform/configuration.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { AuditSide } from './audit/auditSide.ts';
import type { DownloadSide } from './download/createDownloads.ts';
import type { StoreHead } from './operations/listSubscriptions.ts';
import type { PaperPress } from './papers/createPaperPress.ts';
import type { ReadSide } from './readSide.ts';
import type { ShowsPrices } from './rememberShowsPrices.ts';

export type QueryModule = {
  readonly routes: readonly Route[];
  readonly limits?: readonly RateLimit[];
  readonly close?: () => void;
};

export type QueryApiOptions = ReadSide &
  DownloadSide &
  AuditSide &
  StoreHead & {
    readonly features: Features;
    readonly analytics?: AnalyticsSettings;
    /** Default 5000. */
    readonly uploadMaxRows?: number;
    /** Default 20. */
    readonly uploadsPerMinute?: number;
    /** Absent: the product's own name and look. */
    readonly company?: Company;
    /** On delivery notes; null or absent: none. */
    readonly supplier?: Supplier | null;
    /** On invoices; null or absent: none. */
    readonly bank?: SupplierBank | null;
    /** Address of the shop; absent: relative. */
    readonly publicUrl?: string;
    /** Accepts return addresses without TLS on this machine. */
    readonly isDemo?: boolean;
    /** In the background; absent: no. */
    readonly bundlesDocuments?: boolean;
    /** A payment provider is configured; absent: none. */
    readonly canPayOnline?: boolean;
  };

export type QuerySide = QueryApiOptions & { readonly showsPrices: ShowsPrices; readonly press: PaperPress };
