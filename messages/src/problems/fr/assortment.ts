import type * as nl from '../nl/assortment.ts';

export const assortment = {
  'article.not_found': {
    title: 'Cet article n’existe pas',
    detail: 'Vérifiez le numéro d’article ou cherchez par nom.',
  },
  'assortment.not_found': {
    title: 'Cette catégorie n’existe pas',
    detail: 'Choisissez une catégorie dans l’assortiment, ou cherchez l’article.',
  },
  'trade_item.not_found': {
    title: 'Nous ne connaissons pas ce code-barres',
    detail: 'Cherchez l’article par nom ou par numéro.',
  },
  'sheet.not_found': {
    title: 'Cette fiche n’existe pas',
    detail: 'Demandez-la au service clientèle.',
  },
  'special_list.not_found': {
    title: 'Cette liste n’existe plus',
    detail: 'Allez à l’assortiment ou cherchez l’article.',
  },
  'translations.not_found': {
    title: 'Ces textes n’existent pas',
    detail: 'Vérifiez le nom du domaine.',
  },
  'download.not_found': {
    title: 'Ce fichier n’est plus disponible',
    detail: 'Relancez le téléchargement\u00a0: un fichier reste disponible une heure.',
  },
  'download.failed': {
    title: 'Le fichier n’a pas pu être créé',
    detail: 'Relancez le téléchargement.',
  },
  'download.too_many': {
    title: 'D’autres téléchargements sont en cours',
    detail: 'Attendez qu’ils soient terminés et réessayez.',
  },
  'free_samples.unknown': {
    title: 'Cet échantillon n’est plus disponible',
    detail: 'Choisissez un autre échantillon.',
  },
  'free_samples.too_many': {
    title: 'Vous choisissez trop d’échantillons gratuits',
    detail: 'Retirez-en d’abord un.',
  },
  'column_set.not_found': {
    title: 'Ce jeu de colonnes n’existe pas',
    detail: 'Choisissez un autre jeu de colonnes.',
  },
  'column_set.too_many': {
    title: 'Vous avez atteint le nombre maximal de jeux de colonnes',
    detail: 'Supprimez-en d’abord un.',
  },
} satisfies typeof nl.assortment;
