import { withSrcSets } from '../../lib/picture-sources.ts';
import styles from './rich-text.module.css';

/** Text that operators wrote, as the server gave it: sanitised on the way in and again before it was sent (S-14). */
export function RichText({ html }: { html: string }) {
  const content = { dangerouslySetInnerHTML: { __html: withSrcSets(html) } };
  return <div className={styles.rich} {...content} />;
}
