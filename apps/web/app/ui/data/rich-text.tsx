import styles from './rich-text.module.css';

/** Text that operators wrote, as the server gave it: sanitised on the way in and again before it was sent (S-14). */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server's sanitised text is shown by this component.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />;
}
