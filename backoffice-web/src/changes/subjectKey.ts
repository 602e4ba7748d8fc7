/** Catalogue tables with a text. */
export const changeSubjects = [
  'products',
  'product_details',
  'product_labels',
  'prices',
  'stock',
  'promotions',
  'promotion_articles',
  'navigation_groups',
  'navigation_subgroups',
  'navigation_items',
  'labels',
  'related_articles',
  'spec_sheets',
  'customers',
  'customer_articles',
  'banners',
  'synonyms',
  'redirects',
  'special_lists',
  'facets',
  'faq',
  'announcements',
  'terms_versions',
  'canned_texts',
  'column_sets',
  'free_samples',
  'postal_codes',
  'streets',
  'container_deposits',
  'mussel_seasons',
  'mussel_packages',
  'mussel_customers',
  'undelivered_postal_codes',
  'pickup_sites',
  'api_keys',
] as const;
type ChangeSubject = (typeof changeSubjects)[number];

/** Null without a text. */
export const subjectKey = (subject: string): `changes.subjects.${ChangeSubject}` | null =>
  changeSubjects.includes(subject as ChangeSubject) ? `changes.subjects.${subject as ChangeSubject}` : null;
