import { useParams } from 'react-router-dom';
import { ArticlePage } from './ArticlePage.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ArticlePage id={id} />;
}
