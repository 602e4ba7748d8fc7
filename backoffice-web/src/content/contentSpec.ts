import type { ComponentType, ReactNode } from 'react';
import type { OfficeLanguage } from '../i18n/officeLanguage.ts';
import type { OfficeText, OfficeTextKey } from '../i18n/useOfficeText.ts';
import type { ContentName } from './contentRows.ts';

export type ContentRow = { readonly id: string };
export type OfficeLocale = { readonly t: OfficeText; readonly language: OfficeLanguage };

export type ContentColumn<Row> = {
  readonly field: string;
  readonly label: OfficeTextKey;
  readonly show: (row: Row, locale: OfficeLocale) => ReactNode;
  readonly isNumeric?: boolean;
  readonly isUnsortable?: boolean;
};

export type ContentSpec<Row extends ContentRow> = {
  readonly name: ContentName;
  /** Plural. */
  readonly title: OfficeTextKey;
  /** Without it no records are created. */
  readonly titleOfNew?: OfficeTextKey;
  readonly nameOf: (row: Row, locale: OfficeLocale) => string;
  readonly subtitleOf?: (row: Row, locale: OfficeLocale) => ReactNode;
  readonly columns: readonly ContentColumn<Row>[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly choices?: readonly {
    readonly field: string;
    readonly label: OfficeTextKey;
    readonly values: readonly { readonly value: string; readonly label: OfficeTextKey }[];
  }[];
  readonly hasTexts: boolean;
  readonly Form: ComponentType;
  readonly Preview?: ComponentType<{ readonly row: Row }>;
  readonly blank?: Readonly<Partial<Row>>;
  readonly isRemovable: boolean;
};
