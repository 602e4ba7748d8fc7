import type { ComponentType, ReactNode } from 'react';
import type { OfficeLanguage } from '../i18n/officeLanguage.ts';
import type { OfficeText, OfficeTextKey } from '../i18n/useOfficeText.ts';
import type { ContentName } from './contentRows.ts';

export type ContentRow = { readonly id: string };
export type Shown = { readonly t: OfficeText; readonly language: OfficeLanguage };

export type ContentColumn<Row> = {
  readonly field: string;
  readonly label: OfficeTextKey;
  readonly show: (row: Row, shown: Shown) => ReactNode;
  readonly isNumeric?: boolean;
  readonly isUnsortable?: boolean;
};

/** One kind of content: how it is listed, named and written. */
export type ContentSpec<Row extends ContentRow> = {
  readonly name: ContentName;
  /** In the plural. */
  readonly title: OfficeTextKey;
  /** What the page of a new one is called; without it nobody makes any. */
  readonly titleOfNew?: OfficeTextKey;
  readonly nameOf: (row: Row, shown: Shown) => string;
  /** Stands under the name in the list and behind it on its page. */
  readonly subtitleOf?: (row: Row, shown: Shown) => ReactNode;
  readonly columns: readonly ContentColumn<Row>[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Filters beside the words. */
  readonly choices?: readonly {
    readonly field: string;
    readonly label: OfficeTextKey;
    readonly values: readonly { readonly value: string; readonly label: OfficeTextKey }[];
  }[];
  /** Whether it has texts of which a language can be missing. */
  readonly hasTexts: boolean;
  readonly Form: ComponentType;
  /** How it will look, beside the form. */
  readonly Preview?: ComponentType<{ readonly row: Row }>;
  /** What a new one starts from. */
  readonly blank?: Readonly<Partial<Row>>;
  /** May nobody delete it? */
  readonly isRemovable: boolean;
};
