import type { ReactNode } from 'react';

type PeopleCardProps = {
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export const PeopleCard = ({ id, title, aside, children }: PeopleCardProps) => (
  <section className="office-card people-card" aria-labelledby={id}>
    <header>
      <h2 id={id}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
