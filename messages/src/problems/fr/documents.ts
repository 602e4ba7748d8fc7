import type * as nl from '../nl/documents.ts';

export const documents = {
  'documents.none_chosen': {
    title: 'Rien n’est sélectionné',
    detail: 'Choisissez au moins un document, ou une période de début et de fin.',
  },
  'documents.period_reversed': {
    title: 'La date de fin précède la date de début',
    detail: 'Vérifiez les deux dates.',
  },
  'documents.period_too_long': {
    title: 'La période est trop longue',
    detail: 'Choisissez au maximum {{years}} ans.',
  },
  'documents.not_found': {
    title: 'Cette demande n’existe pas',
    detail: 'Connectez-vous avec le login qui a demandé les documents, ou demandez-les à nouveau.',
  },
  'documents.not_ready': {
    title: 'Les documents ne sont pas encore prêts',
    detail: 'Vous recevez un e-mail dès que vous pouvez les télécharger.',
  },
  'documents.expired': {
    title: 'Ce lien a expiré',
    detail: 'Les documents restent disponibles 14 jours. Demandez-les à nouveau sous Mon compte, Documents.',
  },
} satisfies typeof nl.documents;
