import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const acceptedTermsModel = defineReadModel({
  name: 'acceptedTerms',
  version: 2,
  on: ['AccountTermsAccepted'],
  tables: {
    accepted_terms: {
      columns: {
        user_id: 'text not null',
        version: 'int not null',
        accepted_at: 'timestamptz not null',
        text_hash: 'text',
      },
      primaryKey: ['user_id', 'version', 'accepted_at'],
    },
  },
});
export const { accepted_terms: acceptedTermsTable } = acceptedTermsModel.tables;
