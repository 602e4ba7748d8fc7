import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './BackHeading.css';

type BackHeadingProps = {
  readonly title: string;
  readonly to: string;
  readonly back: string;
  readonly state?: ReactNode;
};

export function BackHeading({ title, to, back, state }: BackHeadingProps) {
  return (
    <div className="items-left below-8 back-heading stack gap-6">
      <Link to={to} className="link">
        <ArrowLeftIcon size={14} weight="bold" />
        <span>{back}</span>
      </Link>
      <div className="back-heading-title cluster">
        <h1 tabIndex={-1}>{title}</h1>
        {state}
      </div>
    </div>
  );
}
