import type { Catalogue } from '../catalogue.ts';

export type Binding = {
  readonly features: { readonly restricted_wish_list: boolean };
  readonly catalogue: Pick<Catalogue, 'restrictedLists'>;
};

/** Null when there are no restricted lists. */
export const boundUserOf = ({ features, catalogue }: Binding, userId: string | null): string | null =>
  features.restricted_wish_list && catalogue.restrictedLists.mayBind() ? userId : null;
