import { company } from '@talloor/look/company.ts';

export const ServicePhone = () =>
  company.phone !== null && (
    <>
      {' · '}
      <a className="link nowrap" href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>
        {company.phone}
      </a>
    </>
  );
