import styles from './TermsText.module.css';
import { useTermsText } from './useTerms.ts';

/** @param text null for the first version, which is part of the product */
export function TermsText({ text, isNested = false }: { readonly text: string | null; readonly isNested?: boolean }) {
  const Title = isNested ? 'h3' : 'h2';
  const terms = useTermsText(text);
  return (
    <div className={styles['terms-text']}>
      {terms.intro !== '' && <p className={styles['terms-intro']}>{terms.intro}</p>}
      <ol>
        {terms.sections.map(({ title, paragraphs }) => (
          <li key={title}>
            <Title>{title}</Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
