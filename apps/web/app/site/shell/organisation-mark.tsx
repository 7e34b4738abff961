import styles from './footer.module.css';

const drawings = [
  'M2 20V8l9-6 9 6v12h-6v-7H8v7z',
  'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM2 11c4-4 14 4 18 0',
  'M11 2a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM11 2v18',
];

/** The mark of the n-th organisation, always 22 × 22 px. */
export function OrganisationMark({ place }: { place: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      <path d={drawings[place % drawings.length]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
