import type { Catalogue } from '../catalogue.ts';

/** What says whether restricted lists bind anybody. */
export type Binding = {
  readonly features: { readonly restricted_wish_list: boolean };
  readonly catalogue: Pick<Catalogue, 'restrictedLists'>;
};

/** The user whom restricted lists may bind; null where there are none, so that nobody is told whom (`askedBy`). */
export const boundUser = ({ features, catalogue }: Binding, userId: string | null): string | null =>
  features.restricted_wish_list && catalogue.restrictedLists.mayBind() ? userId : null;
