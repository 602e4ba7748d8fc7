import { ListPage } from '../../lister/ListPage.tsx';

/** What a search finds. */
export const Component = ListPage;
