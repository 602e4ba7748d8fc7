import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './BackHeading.css';

type BackHeadingProps = {
  readonly title: string;
  /** The path of all of them. */
  readonly to: string;
  /** The words of the way back. */
  readonly back: string;
  /** How it stands, beside its title. */
  readonly state?: ReactNode;
};

/** The heading of a page that is one of several: the way back to all of them, its title, and how it stands. */
export function BackHeading({ title, to, back, state }: BackHeadingProps) {
  return (
    <div className="back-heading stack gap-6">
      <Link to={to} className="link">
        <ArrowLeftIcon size={14} weight="bold" />
        {back}
      </Link>
      <div className="back-heading-title cluster">
        <h1 tabIndex={-1}>{title}</h1>
        {state}
      </div>
    </div>
  );
}
