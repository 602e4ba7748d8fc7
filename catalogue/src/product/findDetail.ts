import type { Pool } from 'pg';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** In both languages. */
export type ProductDetail = {
  readonly description: Bilingual;
  readonly ingredients: Bilingual;
  readonly nutrition: ProductDetailView['detail']['nutrition'];
  readonly allergens: Readonly<
    Partial<
      Record<
        ProductDetailView['detail']['allergens'][number]['allergen'],
        {
          readonly presence: ProductDetailView['detail']['allergens'][number]['presence'];
          readonly detail_nl: string;
          readonly detail_fr: string;
        }
      >
    >
  >;
  readonly storage: ProductDetailView['detail']['storage'];
  readonly storageText: Bilingual;
  readonly packaging: Bilingual;
  readonly origin: string | null;
  readonly info: readonly { readonly label: Bilingual; readonly value: Bilingual }[];
  readonly lifestyle: Bilingual;
  readonly sheets: readonly {
    readonly type: ProductDetailView['sheets'][number]['type'];
    readonly language: '' | 'nl' | 'fr';
    readonly name: string;
    readonly size: number;
  }[];
  readonly variants: readonly string[];
};

/** Null if unknown; missing texts are empty. */
export async function findDetail(pool: Pool, articleNumber: string): Promise<ProductDetail | null> {
  const rows = await findRows(
    pool,
    { detail: typed<ProductDetail>('jsonb not null') },
    { ...statement, values: [articleNumber] },
  );
  return rows[0]?.detail ?? null;
}

const both = (column: string) =>
  `jsonb_build_object('nl', coalesce(d.${column}_nl, ''), 'fr', coalesce(d.${column}_fr, ''))`;

const statement = {
  name: 'catalogue_product_detail',
  text: `select jsonb_build_object(
      'description', ${both('description')}, 'ingredients', ${both('ingredients')}, 'nutrition', d.nutrition,
      'allergens', coalesce(d.allergens, '{}'), 'storage', d.storage, 'storageText', ${both('storage_text')},
      'packaging', ${both('packaging')}, 'origin', d.origin, 'info', coalesce(d.info, '[]'),
      'lifestyle', ${both('lifestyle')},
      'sheets', coalesce((select jsonb_agg(jsonb_build_object('type', f.type, 'language', f.language,
          'name', f.file_name, 'size', octet_length(f.content)) order by f.type, f.language)
        from catalogue.spec_sheets f where f.article_number = p.article_number), '[]'),
      'variants', coalesce((select jsonb_agg(v.article_number order by v.article_number) from catalogue.products v
        where v.variant_group = p.variant_group and v.article_number <> p.article_number), '[]')) as detail
    from catalogue.products p left join catalogue.product_details d using (article_number)
    where p.article_number = $1`,
};
