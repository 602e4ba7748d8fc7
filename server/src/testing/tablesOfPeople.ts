/** Space-separated columns by table. */
type Columns = Readonly<Record<string, string>>;

/**
 * Columns with personal values outside read models. A test plants a word in each (`plantInTables`) and finds none
 * after erasure.
 */
export const columnsOfPeople: Columns = {
  'catalogue.changes': 'before after',
  'catalogue.column_sets': 'name',
  'catalogue.customers': 'name address billing_address address_book account_number contact_emails',
  'command.account_emails': 'email_hash',
  'command.credential_steps': 'step',
  'command.credentials': 'username password_hash',
  'command.invitations': 'email_hash',
  'command.parked_deliveries': 'message correction',
  'command.passkey_challenges': 'challenge_hash',
  'command.passkeys': 'credential_id public_key transports',
  'command.registration_drafts': 'draft filed',
  'command.reset_tokens': 'token_hash',
  'exports.download_chunks': 'content',
  'exports.downloads': 'question',
  'platform.files': 'content',
  'platform.sessions': 'sess',
};

/** Columns with ids, hashes and counts only. */
export const columnsOfIds: Columns = {
  'catalogue.api_keys': 'name secret_hash subjects created_by',
  'catalogue.changes': 'changed_by subject subject_key batch_id',
  'catalogue.column_sets': 'columns shared_with owner_user owner_customer',
  'catalogue.customer_articles': 'customer_number article_number',
  // Businesses keep their data.
  'catalogue.customers':
    'customer_number segment language price_group delivery_weekdays windows vat_number company_number',
  'catalogue.imports': 'batch_id subject source file_hash imported_by report',
  'catalogue.reservation_orders': 'order_number',
  'catalogue.reservations': 'line_id article_number',
  'catalogue.restricted_list_articles': 'customer_number article_number',
  'catalogue.restricted_lists': 'customer_number name managers',
  'catalogue.upload_columns': 'customer_number headings_key roles',
  'command.account_emails': 'user_id',
  'command.approvers': 'customer_number user_id',
  'command.active_baskets': 'customer_number activated_at',
  'command.ended_baskets': 'customer_number ended_by',
  'command.credential_steps': 'command_id user_id metadata',
  'command.credentials': 'user_id',
  'command.invitations': 'invitation_id command_id customer_number asked_at accepted_by claimed_by erased_for',
  'command.login_attempts': 'name_hash',
  'command.delivery_numbers': 'delivery_number order_number',
  'command.named_lists': 'customer_number owner_id',
  'command.delivery_acts': 'command_id message_id delivery_number act outcome reason acted_by',
  'command.parked_deliveries': 'message_id delivery_number message_hash code parameters discarded_by kind order_number',
  'command.passkey_challenges': 'user_id',
  'command.passkeys': 'user_id',
  'command.registration_drafts': 'visitor',
  'command.registrations': 'command_id registration_id visitor body_hash',
  'command.reset_tokens': 'user_id',
  'command.recalls': 'command_id lots articles',
  'command.return_numbers': 'command_id',
  'event_store.store': 'tenant_id key_check',
  // Encrypted; the planted events prove it.
  'event_store.events': 'stream_id type data metadata',
  'exports.downloads': 'asker state',
  'platform.checkpoints': 'name store_id position rows_written_at event_id',
  'platform.erasures': 'person_id erased_by reason',
  'platform.files': 'owner_id content_type',
  'platform.parked': 'policy position stream_id event_id event_type error discarded_by discard_reason',
  'platform.person_keys': 'person_id wrapped_key master_key_id',
  'platform.rate_limits': 'key',
  'platform.resets': 'policy store_id from_position to_position removed reset_by reason',
  'platform.sessions': 'sid',
  // Encrypted with the keys of all persons in it.
  'platform.snapshots': 'stream_id category last_hash persons content',
  'platform.subscriptions': 'name kind state error',
  'platform.tenant': 'tenant_id key_check',
};

/** Tables about articles, days and places. */
export const tablesOfThings: readonly string[] = [
  'banners',
  'closing_days',
  'facets',
  'faq',
  'free_samples',
  'labels',
  'navigation_groups',
  'navigation_items',
  'navigation_subgroups',
  'pickup_sites',
  'postal_codes',
  'prices',
  'product_details',
  'product_labels',
  'products',
  'promotion_articles',
  'promotions',
  'redirects',
  'related_articles',
  'search_changes',
  'settings',
  'spec_sheets',
  'special_lists',
  'stock',
  'streets',
  'synonyms',
  'undelivered_postal_codes',
  'vat_rates',
].map((table) => `catalogue.${table}`);
