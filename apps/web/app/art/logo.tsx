import type { SitePicture } from '@chulbal/contract/site/site';
import styles from './logo.module.css';

/**
 * The site's logo at its one size. Without a picture the word mark: a plus sign at the end of the name is drawn in
 * orange, 출발+. Whoever holds it names it, so the picture says nothing.
 */
export function Logo({ brand = '출발+', logo }: { brand?: string; logo?: SitePicture | null | undefined }) {
  if (logo)
    return (
      <img
        className={styles.picture}
        src={`/transfer/file/${logo.serverFileName}`}
        width={logo.width}
        height={logo.height}
        alt=""
      />
    );
  const plus = brand.endsWith('+');
  return (
    <span className={styles.logo}>
      {plus ? brand.slice(0, -1) : brand}
      {plus && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 0h6v7h7v6h-7v7H7v-7H0V7h7z" fill="var(--orange-500)" />
        </svg>
      )}
    </span>
  );
}
