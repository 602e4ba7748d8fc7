import { useParams } from 'react-router-dom';
import { ArticlePage } from './ArticlePage.tsx';

/** The page of an article, by the number in its address. */
export function Component() {
  const { id = '' } = useParams();
  return <ArticlePage id={id} />;
}
