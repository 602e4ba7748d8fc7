import { useSearchParams } from 'react-router-dom';
import { RecallDetail } from './RecallDetail.tsx';
import { RecallList } from './RecallList.tsx';
import './RecallPage.module.css';

/** `?id=` opens one (ADR 0125). */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id !== null && /^\d{1,20}$/.test(id) ? <RecallDetail key={id} id={id} /> : <RecallList />;
}
