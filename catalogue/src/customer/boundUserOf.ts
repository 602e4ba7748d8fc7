import type { Catalogue } from '../catalogue.ts';

/** Facts that decide whether restricted lists apply. */
export type Binding = {
  readonly features: { readonly restricted_wish_list: boolean };
  readonly catalogue: Pick<Catalogue, 'restrictedLists'>;
};

/** The user to bind, or null when there are no restricted lists (`runAsUser`). */
export const boundUserOf = ({ features, catalogue }: Binding, userId: string | null): string | null =>
  features.restricted_wish_list && catalogue.restrictedLists.mayBind() ? userId : null;
