import { fr } from '@talloor/messages/terms/fr.ts';
import { nl } from '@talloor/messages/terms/nl.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../shell/Page.tsx';
import styles from './TermsPage.module.css';

/** Spec after-ordering §2. */
export function Component() {
  const terms = { nl, fr }[useLanguage()];
  return (
    <Page title={terms.title} className={`${styles['terms-page']}`}>
      <article className="card padded">
        <p className={styles['terms-intro']}>{terms.intro}</p>
        <ol>
          {terms.sections.map(({ title, paragraphs }) => (
            <li key={title}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      </article>
    </Page>
  );
}
