import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { Link } from 'react-router-dom';
import './BackHeading.css';

/** The heading of a page that is one of several: the way back to all of them, and its title. @param to path @param back the words of the way back */
export function BackHeading({ title, to, back }: { title: string; to: string; back: string }) {
  return (
    <div className="back-heading">
      <Link to={to} className="link">
        <ArrowLeftIcon size={14} weight="bold" />
        {back}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </div>
  );
}
