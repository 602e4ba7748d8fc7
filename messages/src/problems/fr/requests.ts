import type * as nl from '../nl/requests.ts';

export const requests = {
  'request.malformed': {
    title: 'Ces données ne sont pas correctes',
    detail: 'Vérifiez les champs indiqués et réessayez.',
  },
  'request.too_large': {
    title: 'L’envoi est trop volumineux',
    detail: 'Envoyez moins de données à la fois.',
  },
  'request.unsupported_media_type': {
    title: 'Ce format n’est pas reconnu',
    detail: 'Envoyez les données dans le format que cet appel demande\u00a0: voir /api/openapi.json.',
  },
  'session.required': {
    title: 'Vous n’êtes pas connecté',
    detail: 'Connectez-vous et réessayez.',
  },
  'request.rate_limited': {
    title: 'Trop de demandes à la suite',
    detail: 'Attendez un instant, puis réessayez.',
  },
  'permission.denied': {
    title: 'Vous n’y avez pas accès',
    detail: 'Demandez l’accès à votre administrateur ou connectez-vous avec un autre compte.',
  },
  'csrf.invalid': {
    title: 'Votre session a été renouvelée',
    detail: 'Rechargez la page et réessayez.',
  },
  not_found: {
    title: 'Cette page n’existe pas',
    detail: 'Vérifiez l’adresse ou revenez à la page d’accueil.',
  },
  'request.method_not_allowed': {
    title: 'Ce n’est pas possible ici',
    detail: 'Utilisez une des méthodes citées dans la réponse.',
  },
  'idempotency.key_reused': {
    title: 'Cette demande a déjà été envoyée avec d’autres données',
    detail: 'Rechargez la page et réessayez.',
  },
  'service.unavailable': {
    title: 'Cela ne fonctionne pas pour le moment',
    detail: 'Réessayez dans une minute\u00a0; ce qui était enregistré le reste.',
  },
  'service.maintenance': {
    title: 'Maintenance planifiée',
    detail: 'La boutique revient bientôt\u00a0; ce qui était enregistré le reste.',
  },
  internal: {
    title: 'Une erreur s’est produite',
    detail: 'Réessayez. Si cela persiste, contactez le service clientèle.',
  },
} satisfies typeof nl.requests;
