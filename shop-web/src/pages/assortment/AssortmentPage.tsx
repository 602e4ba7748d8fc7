import { ListPage } from '../../lister/ListPage.tsx';

/** What belongs to a category, a label or a theme. */
export const Component = ListPage;
