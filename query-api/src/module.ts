import type { Features } from '@talloor/contracts/features.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { AuditSide } from './audit/auditSide.ts';
import type { DownloadSide } from './download/createDownloads.ts';
import type { StoreHead } from './operations/listSubscriptions.ts';
import type { PaperPress } from './papers/createPaperPress.ts';
import type { ReadSide } from './readSide.ts';
import type { ShowsPrices } from './rememberShowsPrices.ts';

/** What a group of screens adds to the read side. */
export type QueryModule = {
  readonly routes: readonly Route[];
  readonly limits?: readonly RateLimit[];
  /** Ends open event streams and the writing of files. */
  readonly close?: () => void;
};

/** What the composition gives the read side. */
export type QueryApiOptions = ReadSide &
  DownloadSide &
  AuditSide &
  StoreHead & {
    readonly features: Features;
    /** Maximum lines of an order file; 5000 by default. */
    readonly uploadMaxRows?: number;
    /** Maximum order files of a user in a minute; 20 by default. */
    readonly uploadsPerMinute?: number;
  };

/** What modules share. */
export type QuerySide = QueryApiOptions & { readonly showsPrices: ShowsPrices; readonly press: PaperPress };
