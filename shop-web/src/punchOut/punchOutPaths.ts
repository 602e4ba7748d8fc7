import { paths, type PathTable } from '../paths.ts';

const order = { nl: '/oci/order', fr: '/oci/order' };

/** Spec shopping §2, Punch-out pages. */
export const punchOutPaths: PathTable = {
  start: { nl: '/oci/index', fr: '/oci/index' },
  /** Refused calls; also in the buyer's frame. */
  erp: { ...paths.erp },
  basket: { nl: '/oci/basket', fr: '/oci/basket' },
  checkout: order,
  confirmation: order,
  orderDetail: order,
  orders: { nl: '/oci/order-history', fr: '/oci/order-history' },
  lists: { nl: '/oci/wishlist', fr: '/oci/wishlist' },
  listView: { nl: '/oci/wishlist/:list', fr: '/oci/wishlist/:list' },
  product: { nl: '/oci/product/:id', fr: '/oci/produit/:id' },
  search: { nl: '/oci/zoeken', fr: '/oci/rechercher' },
  /** In a window of its own. */
  terms: { ...paths.terms },
  assortmentIndex: { nl: '/oci/assortment', fr: '/oci/fr/assortment' },
  assortment: { nl: '/oci/assortment/:alias', fr: '/oci/fr/assortment/:alias' },
};
