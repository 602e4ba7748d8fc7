import { defineTable } from '@talloor/platform/postgres/columns.ts';

export const changesTable = defineTable('catalogue.changes', {
  change_id: 'bigint not null',
  changed_at: 'timestamptz not null',
  changed_by: 'text not null',
  subject: 'text not null',
  subject_key: 'text not null',
  before: 'jsonb',
  after: 'jsonb',
  batch_id: 'text',
});

export const sealedNamesTable = defineTable('catalogue.sealed_names', {
  change_id: 'bigint not null',
  names: 'text not null',
});

export const customersTable = defineTable('catalogue.customers', {
  customer_number: 'text not null',
  name: 'text not null',
  segment: 'text not null',
  language: 'text not null',
  show_prices: 'boolean not null',
  price_group: 'text not null',
  address: 'jsonb not null',
  address_book: 'jsonb not null',
  alternative_address_allowed: 'boolean not null',
  order_reference_required: 'boolean not null',
  minimum_order_cents: 'int',
  free_delivery_from_cents: 'int',
  delivery_fee_cents: 'int',
  max_lines: 'int',
  delivery_weekdays: 'int[]',
  windows: 'jsonb',
  assortment_restricted: 'boolean not null',
  payment_term_days: 'int',
  billing_address: 'jsonb',
  vat_number: 'text not null',
  account_number: 'text not null',
  company_number: 'text',
  contact_emails: 'text[] not null',
  erp_number: 'text',
});

export const containerDepositsTable = defineTable('catalogue.container_deposits', {
  kind: 'text not null',
  valid_from: 'text not null',
  deposit_mills: 'int',
});

export const importsTable = defineTable('catalogue.imports', {
  batch_id: 'text not null',
  subject: 'text not null',
  source: 'text not null',
  file_hash: 'text not null',
  imported_at: 'timestamptz not null',
  imported_by: 'text not null',
  report: 'jsonb not null',
});

export const photosTable = defineTable('catalogue.photos', {
  photo_id: 'text not null',
  width: 'int not null',
  format: 'text not null',
  content: 'bytea not null',
});

export const productsTable = defineTable('catalogue.products', {
  article_number: 'text not null',
  name_nl: 'text not null',
  name_fr: 'text not null',
  brand: 'text not null',
  pack_nl: 'text not null',
  pack_fr: 'text not null',
  image: 'text',
  ean: 'text',
  subgroup_code: 'text not null',
  status: 'text not null',
  allow_preorder: 'boolean not null',
  stock_available_day: 'date',
  days_to_replenish: 'int not null',
  on_demand_workdays: 'int',
  order_before: 'text',
  sold_per: 'numeric(12,3) not null',
  wrapped_per: 'numeric(12,3) not null',
  minimum_order: 'numeric(12,3) not null',
  maximum_order: 'numeric(12,3) not null',
  sales_unit_nl: 'text not null',
  sales_unit_fr: 'text not null',
  order_unit_nl: 'text not null',
  order_unit_fr: 'text not null',
  wrap_unit_nl: 'text not null',
  wrap_unit_fr: 'text not null',
  price_unit_nl: 'text not null',
  price_unit_fr: 'text not null',
  unit_of_measure: 'text not null',
  unit_of_measure_conversion_factor: 'numeric(12,6) not null',
  orderable_by_order_unit: 'boolean not null',
  order_unit_conversion_factor: 'numeric(12,6) not null',
  weight_article: 'boolean not null',
  vat_code: 'text not null',
  deposit_mills: 'int not null',
  replaces: 'text',
  replacement: 'text',
  item_code: 'text',
  net_content: 'numeric(12,3)',
  net_content_unit: 'text',
  variant_group: 'text',
  erp_number: 'text',
  image_source: 'text',
});

export const apiKeysTable = defineTable('catalogue.api_keys', {
  key_id: 'uuid not null',
  name: 'text not null',
  secret_hash: 'text not null',
  subjects: 'text[] not null',
  created_at: 'timestamptz not null',
  created_by: 'text not null',
  revoked_at: 'timestamptz',
  last_used_at: 'timestamptz',
});

export const columnSetsTable = defineTable('catalogue.column_sets', {
  column_set_id: 'bigint not null',
  name: 'text not null',
  columns: 'text[] not null',
  shared_with: 'text not null',
  owner_user: 'text',
  owner_customer: 'text',
});

export const uploadColumnsTable = defineTable('catalogue.upload_columns', {
  customer_number: 'text not null',
  headings_key: 'text not null',
  roles: 'text[] not null',
  chosen_at: 'timestamptz not null',
});

export const labelsTable = defineTable('catalogue.labels', {
  label_key: 'text not null',
  type: 'text not null',
  name_nl: 'text not null',
  name_fr: 'text not null',
  description_nl: 'text not null',
  description_fr: 'text not null',
  icon: 'text not null',
  color: 'text not null',
  show_on_product: 'boolean not null',
  sorting: 'int not null',
});

export const navigationGroupsTable = defineTable('catalogue.navigation_groups', {
  group_code: 'text not null',
  name_nl: 'text not null',
  name_fr: 'text not null',
  sorting: 'int not null',
  alias: 'text not null',
  board: 'text not null',
  icon: 'text',
  description_nl: 'text not null',
  description_fr: 'text not null',
});

export const navigationItemsTable = defineTable('catalogue.navigation_items', {
  item_code: 'text not null',
  subgroup_code: 'text not null',
  alias: 'text not null',
  name_nl: 'text not null',
  name_fr: 'text not null',
  description_nl: 'text not null',
  description_fr: 'text not null',
  icon: 'text',
  sorting: 'int not null',
});

export const productDetailsTable = defineTable('catalogue.product_details', {
  article_number: 'text not null',
  description_nl: 'text not null',
  description_fr: 'text not null',
  ingredients_nl: 'text not null',
  ingredients_fr: 'text not null',
  nutrition: 'jsonb',
  allergens: 'jsonb not null',
  storage: 'text',
  storage_text_nl: 'text not null',
  storage_text_fr: 'text not null',
  packaging_nl: 'text not null',
  packaging_fr: 'text not null',
  lifestyle_nl: 'text not null',
  lifestyle_fr: 'text not null',
  origin: 'text',
  info: 'jsonb not null',
});

export const restrictedListsTable = defineTable('catalogue.restricted_lists', {
  customer_number: 'text not null',
  name: 'text not null',
  managers: 'text[] not null',
  changes: 'int not null',
});

export const streetsTable = defineTable('catalogue.streets', {
  postal: 'text not null',
  city: 'text not null',
  street: 'text not null',
});

export const specSheetsTable = defineTable('catalogue.spec_sheets', {
  article_number: 'text not null',
  type: 'text not null',
  language: 'text not null',
  file_name: 'text not null',
  content_type: 'text not null',
  hash: 'text not null',
  content: 'bytea not null',
});

export const versionTable = defineTable('catalogue.version', {
  single: 'boolean not null',
  version: 'bigint not null',
});

export const punchOutSettingsTable = defineTable('catalogue.punch_out_settings', {
  customer_number: 'text not null',
  settings: 'jsonb not null',
  reason: 'text not null',
});

export const punchOutsTable = defineTable('catalogue.punch_outs', {
  punch_out_id: 'uuid not null',
  started_at: 'timestamptz not null',
  customer_number: 'text',
  user_id: 'text',
  function: 'text not null',
  hook_host: 'text',
  outcome: 'text not null',
  reason: 'text',
  lines_returned: 'int not null',
  basket_id: 'uuid',
});

export const punchOutMessagesTable = defineTable('catalogue.punch_out_messages', {
  message_id: 'bigint not null',
  punch_out_id: 'uuid not null',
  written_at: 'timestamptz not null',
  kind: 'text not null',
  fields: 'json not null',
  more_fields: 'int not null',
});
