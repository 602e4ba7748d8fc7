import { company, hasOwnName } from './company.ts';

type CompanyLogoProps = {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  readonly width?: number;
  readonly height?: number;
};

export function CompanyLogo({ src, alt, className, width, height }: CompanyLogoProps) {
  if (company.logo !== null) return <img className={className} src={company.logo} alt={alt} height={height} />;
  if (hasOwnName) return <span className={`company-name ${className ?? ''}`}>{company.name}</span>;
  return <img className={className} src={src} alt={alt} width={width} height={height} />;
}
