import { jsonOf, pairOf, tableSource, type ContentSource } from './contentSource.ts';
import { contentTables } from './contentTables.ts';

const nameColumns = ['t.name_nl', 't.name_fr'];

const products: ContentSource = {
  from: `catalogue.products t join catalogue.navigation_subgroups s using (subgroup_code)
    join catalogue.navigation_groups g using (group_code)
    left join catalogue.navigation_items i using (item_code)
    left join catalogue.product_details d using (article_number)`,
  id: 't.article_number',
  order: 't.article_number',
  values: {
    brand: 't.brand',
    ean: 't.ean',
    erp_number: 't.erp_number',
    status: 't.status',
    storage: 'd.storage',
    origin: 'd.origin',
    board: 'g.board',
  },
  texts: {
    name: pairOf('t', 'name'),
    description: pairOf('d', 'description'),
    ingredients: pairOf('d', 'ingredients'),
    storage_text: pairOf('d', 'storage_text'),
    packaging: pairOf('d', 'packaging'),
    lifestyle: pairOf('d', 'lifestyle'),
  },
  readOnlyFields: {
    pack: jsonOf(pairOf('t', 'pack')),
    image: 't.image',
    icon: 'coalesce(i.icon, s.icon, g.icon)',
    trail: `jsonb_build_array(${jsonOf(pairOf('g', 'name'))}, ${jsonOf(pairOf('s', 'name'))})
      || case when i.item_code is null then '[]' else jsonb_build_array(${jsonOf(pairOf('i', 'name'))}) end`,
    labels: `coalesce((select jsonb_agg(label_key order by l.sorting, label_key) from catalogue.product_labels
      join catalogue.labels l using (label_key) where article_number = t.article_number), '[]')`,
    allergens: `coalesce((select jsonb_agg(jsonb_build_object('allergen', key, 'presence', value ->> 'presence',
        'detail', jsonb_build_object('nl', coalesce(value ->> 'detail_nl', ''), 'fr', coalesce(value ->> 'detail_fr', '')))
        order by key)
      from jsonb_each(coalesce(d.allergens, '{}'))), '[]')`,
  },
  searched: ['t.article_number', 't.brand', "coalesce(t.ean, '')", "coalesce(t.erp_number, '')", ...nameColumns],
  filters: {
    label: (parameter) => `exists (select from catalogue.product_labels l
      where l.article_number = t.article_number and l.label_key = any(${parameter}))`,
  },
};

const navigationNodes: ContentSource = {
  from: `(
    select g.alias, 'group' as level, group_code as code, g.name_nl, g.name_fr, g.description_nl, g.description_fr, g.board,
      g.icon, g.sorting, '[]'::jsonb as above, array[g.sorting, 0, 0] as place, array[group_code, '', ''] as codes
    from catalogue.navigation_groups g
    union all
    select s.alias, 'subgroup', subgroup_code, s.name_nl, s.name_fr, s.description_nl, s.description_fr, g.board,
      s.icon, s.sorting, jsonb_build_array(${jsonOf(pairOf('g', 'name'))}), array[g.sorting, s.sorting, 0],
      array[group_code, subgroup_code, '']
    from catalogue.navigation_subgroups s join catalogue.navigation_groups g using (group_code)
    union all
    select i.alias, 'item', item_code, i.name_nl, i.name_fr, i.description_nl, i.description_fr, g.board,
      i.icon, i.sorting, jsonb_build_array(${jsonOf(pairOf('g', 'name'))}, ${jsonOf(pairOf('s', 'name'))}),
      array[g.sorting, s.sorting, i.sorting], array[group_code, subgroup_code, item_code]
    from catalogue.navigation_items i join catalogue.navigation_subgroups s using (subgroup_code)
    join catalogue.navigation_groups g using (group_code)
  ) t`,
  id: 't.alias',
  order: '(t.place, t.codes)',
  values: { level: 't.level', code: 't.code', board: 't.board', icon: 't.icon', sorting: 't.sorting' },
  texts: { name: pairOf('t', 'name'), description: pairOf('t', 'description') },
  readOnlyFields: { above: 't.above' },
  searched: ['t.code', ...nameColumns],
};

export const contentSources = {
  products,
  navigationNodes,
  labels: tableSource(contentTables.labels, {
    order: '(t.sorting, t.label_key)',
    readOnlyFields: {
      articles_count: '(select count(*)::int from catalogue.product_labels p where p.label_key = t.label_key)',
    },
    searched: ['t.label_key', ...nameColumns],
  }),
  synonyms: tableSource(contentTables.synonyms, { searched: ["array_to_string(t.words, ' ')"] }),
  banners: tableSource(contentTables.banners, {
    searched: ['t.title_nl', 't.title_fr', 't.text_nl', 't.text_fr', 't.keywords', 't.alias'],
  }),
  redirects: tableSource(contentTables.redirects, { searched: ['t.keywords', 't.target'] }),
  specialLists: tableSource(contentTables.specialLists, {
    readOnlyFields: { alias: 't.alias' },
    searched: ['t.headline_nl', 't.headline_fr', 't.alias', "array_to_string(t.articles, ' ')"],
  }),
  facets: tableSource(contentTables.facets, {
    order: '(t.priority, t.facet_key)',
    searched: ['t.facet_key', ...nameColumns],
  }),
  faqItems: tableSource(contentTables.faqItems, {
    order: '(t.sorting, t.faq_id)',
    readOnlyFields: {
      reads: '(select count(*)::int from catalogue.faq_reads r where r.faq_id = t.faq_id)',
      helped: '(select count(*)::int from catalogue.faq_reads r where r.faq_id = t.faq_id and r.helped)',
      not_helped: '(select count(*)::int from catalogue.faq_reads r where r.faq_id = t.faq_id and not r.helped)',
    },
    searched: ['t.question_nl', 't.question_fr', 't.answer_nl', 't.answer_fr'],
  }),
  announcements: tableSource(contentTables.announcements, {
    order: '(t.sorting, t.announcement_id)',
    searched: ['t.text_nl', 't.text_fr'],
  }),
  termsVersions: tableSource(contentTables.termsVersions, {
    order: 't.from_day',
    searched: ['t.text_nl', 't.text_fr'],
  }),
  cannedTexts: tableSource(contentTables.cannedTexts, {
    order: '(t.sorting, t.canned_text_id)',
    searched: ['t.title_nl', 't.title_fr', 't.text_nl', 't.text_fr'],
  }),
  columnSets: tableSource(contentTables.columnSets, { searched: ['t.name'] }),
  musselSeasons: tableSource(contentTables.musselSeasons, {
    order: '(t.sale_start, t.season_id)',
    searched: ['t.sale_start::text', 't.sale_end::text'],
  }),
  musselPackages: tableSource(contentTables.musselPackages, {
    order: '(t.weight_kg, t.package_id)',
    readOnlyFields: {
      name: `(select jsonb_build_object('nl', p.name_nl, 'fr', p.name_fr) from catalogue.products p
        where p.article_number = t.article_number)`,
    },
    searched: ['t.article_number'],
  }),
  musselCustomers: tableSource(contentTables.musselCustomers, {
    order: '(t.customer_number, t.mussel_customer_id)',
    readOnlyFields: {
      name: '(select c.name from catalogue.customers c where c.customer_number = t.customer_number)',
    },
    searched: ['t.customer_number'],
  }),
} as const satisfies Readonly<Record<string, ContentSource>>;
