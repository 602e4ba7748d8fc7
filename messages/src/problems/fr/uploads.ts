import type * as nl from '../nl/uploads.ts';

export const uploads = {
  'upload.wrong_filetype': {
    title: 'Nous ne pouvons pas lire ce type de fichier',
    detail: 'Utilisez xls, xlsx, ods ou csv\u00a0; enregistrez d’abord tout autre fichier dans ce format.',
  },
  'upload.no_data': {
    title: 'Ce fichier ne contient aucune ligne de commande',
    detail: 'Indiquez sur chaque ligne un numéro d’article ou un EAN et une quantité.',
  },
  'upload.too_many_rows': {
    title: 'Ce fichier a trop de lignes\u00a0: {{max}} au maximum',
    detail: 'Répartissez-le sur plusieurs fichiers.',
  },
  'upload.too_many_columns': {
    title: 'Cette feuille a trop de colonnes\u00a0: {{max}} au maximum',
    detail: 'Copiez uniquement les numéros d’article et les quantités dans un nouveau fichier, ou collez-les ici.',
  },
  'upload.unreadable': {
    title: 'Ce fichier est endommagé ou illisible',
    detail: 'Ouvrez-le dans votre tableur, enregistrez-le à nouveau en xlsx ou csv et réessayez.',
  },
  'upload.encrypted': {
    title: 'Ce fichier est protégé par un mot de passe',
    detail: 'Enregistrez-le sans mot de passe et réessayez.',
  },
  'upload.too_complex': {
    title: 'Ce fichier est trop grand pour être lu',
    detail: 'Copiez uniquement les numéros d’article et les quantités dans un nouveau fichier, ou collez-les ici.',
  },
  'upload.too_large': {
    title: 'Ce fichier est trop grand\u00a0: {{max_megabytes}} Mo au maximum',
    detail: 'Copiez uniquement les numéros d’article et les quantités dans un nouveau fichier, ou collez-les ici.',
  },
  'upload.busy': {
    title: 'Beaucoup de fichiers sont en cours de lecture',
    detail: 'Réessayez dans une minute.',
  },
} satisfies typeof nl.uploads;
