import styles from './account-form.module.css';

/** The first button of a form is what Enter in a field presses: it goes on, and never back. Not seen, not read. */
export function DefaultButton({ intent }: { intent: string }) {
  return (
    <button
      className={styles.hidden}
      type="submit"
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
