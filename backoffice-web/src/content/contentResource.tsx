import type { ResourceProps } from 'react-admin';
import { ContentCreate } from './ContentCreate.tsx';
import { ContentEdit } from './ContentEdit.tsx';
import { ContentList } from './ContentList.tsx';
import type { ContentRow, ContentSpec } from './contentSpec.ts';

export const contentResource = <Row extends ContentRow>(spec: ContentSpec<Row>): ResourceProps => ({
  name: spec.name,
  list: () => <ContentList spec={spec} />,
  edit: () => <ContentEdit spec={spec} />,
  ...(spec.titleOfNew && { create: () => <ContentCreate spec={spec} /> }),
});
