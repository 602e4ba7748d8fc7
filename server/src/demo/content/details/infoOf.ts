import type { DetailInput } from '@talloor/catalogue/product/detailInput.ts';
import type { StorageKind } from '@talloor/rules/product/productDetailWire.ts';
import type { Bilingual } from '@talloor/rules/facts.ts';
import type { DemoArticle } from '../readArticles.ts';

type Info = { readonly label: Bilingual; readonly value: Bilingual };

const shelfLife: Readonly<Record<StorageKind, Bilingual>> = {
  chilled: { nl: '7 dagen', fr: '7 jours' },
  frozen: { nl: '9 maanden', fr: '9 mois' },
  ambient: { nl: '6 maanden', fr: '6 mois' },
};

/** Further information that buyers ask for: what it is, shelf life, contents, alcohol, preparation. */
export function infoOf(article: DemoArticle, storage: StorageKind | null): DetailInput['info'] {
  const { name, netContent, wrappedPer, salesUnit } = article;
  const alcohol = /(\d+(?:,\d+)?) %/u.exec(name.nl)?.[1];
  const infos: (Info | null)[] = [
    { label: { nl: 'GTIN', fr: 'GTIN' }, value: { nl: article.ean, fr: article.ean } },
    storage && {
      label: { nl: 'Houdbaar bij levering, minstens', fr: 'Durée de vie à la livraison, minimum' },
      value: shelfLife[storage],
    },
    netContent && {
      label: { nl: 'Netto-inhoud', fr: 'Contenu net' },
      value: both(`${String(netContent.quantity).replace('.', ',')} ${netContent.unit}`),
    },
    wrappedPer > 1
      ? {
          label: { nl: 'In een volle verpakking', fr: 'Par emballage complet' },
          value: { nl: `${wrappedPer} ${salesUnit.nl}`, fr: `${wrappedPer} ${salesUnit.fr}` },
        }
      : null,
    alcohol !== undefined && ['beer', 'strong', 'aper', 'culinary'].includes(article.subgroupCode)
      ? { label: { nl: 'Alcohol', fr: 'Alcool' }, value: both(`${alcohol} % vol`) }
      : null,
    preparationOf(article, storage),
  ];
  return infos.filter((info) => info !== null);
}

const both = (text: string): Bilingual => ({ nl: text, fr: text });

function preparationOf({ subgroupCode }: DemoArticle, storage: StorageKind | null): Info | null {
  const label = { nl: 'Bereiding', fr: 'Préparation' };
  if (['fries', 'croquette'].includes(subgroupCode))
    return { label, value: { nl: 'Friteuse of oven, vanuit diepvries', fr: 'Friteuse ou four, sans décongeler' } };
  if (['dish', 'soup', 'vegdish'].includes(subgroupCode))
    return { label, value: { nl: 'Opwarmen tot 75 °C in de kern', fr: 'Réchauffer à 75 °C à cœur' } };
  if (subgroupCode === 'frozenveg')
    return { label, value: { nl: 'Stomen, 6 tot 8 minuten', fr: 'À la vapeur, 6 à 8 minutes' } };
  if (storage === 'frozen' && ['cake', 'readydessert'].includes(subgroupCode))
    return { label, value: { nl: 'Ontdooien in de koelkast, 4 uur', fr: 'Décongeler au réfrigérateur, 4 heures' } };
  return null;
}
