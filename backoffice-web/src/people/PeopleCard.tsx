import type { ReactNode } from 'react';

type PeopleCardProps = {
  /** Of its heading, by which the part is named. */
  readonly id: string;
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a customer's or a user's page, under its own heading. */
export const PeopleCard = ({ id, title, aside, children }: PeopleCardProps) => (
  <section className="office-card people-card" aria-labelledby={id}>
    <header>
      <h2 id={id}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);
