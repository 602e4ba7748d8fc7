import type { recalls as nl } from '../nl/recalls.ts';

export const recalls: typeof nl = {
  'recall.not_found': {
    title: 'Ce rappel n’existe pas',
    detail: 'Vérifiez le numéro, ou choisissez-le dans la liste.',
  },
  'recall.closed': {
    title: 'Ce rappel est clôturé',
    detail: 'Il n’y a plus rien à répondre. Appelez le service clientèle s’il vous reste des articles.',
  },
  'recall.changed': {
    title: 'Ce rappel a changé entre-temps',
    detail:
      'Une livraison s’y est ajoutée, ou quelqu’un a déjà répondu. Ce que vous avez saisi est conservé\u00a0: vérifiez et envoyez à nouveau.',
  },
  'recall.all_answered': {
    title: 'Tout le monde a déjà répondu',
    detail: 'Il n’y a personne à relancer.',
  },
  'recall.line_not_affected': {
    title: 'Cette ligne ne fait pas partie du rappel',
    detail: 'Rechargez la page et indiquez à nouveau les quantités.',
  },
  'recall.quantity_exceeded': {
    title: 'Au plus {{most}} de {{article}} sont concernés',
    detail: 'Mis de côté, utilisé et détruit ne dépassent pas ensemble ce qui a été livré.',
  },
};
