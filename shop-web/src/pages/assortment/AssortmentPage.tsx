import { ListPage } from '../../lister/ListPage.tsx';

export const Component = ListPage;
