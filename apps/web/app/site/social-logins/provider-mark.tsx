import { Icon } from '../../ui/icon/icon.tsx';
import styles from '../../ui/sign-in/ways-in.module.css';

/** The providers whose marks are drawn here as their own rules ask; others have an icon. */
const marks: Readonly<Record<string, string>> = {
  kakao:
    'M10 2.5c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3 3.5-2.3c.6.1 1.2.1 1.8.1 4.7 0 8.5-3 8.5-6.6S14.7 2.5 10 2.5z',
  naver: 'M12.6 10.7 7.2 3H3v14h4.4V9.3l5.4 7.7H17V3h-4.4z',
};

/** The mark of a provider, beside its name. */
export function ProviderMark({ provider }: { provider: string }) {
  const path = marks[provider];
  if (!path) return <Icon name="external" />;
  return (
    <svg
      className={styles.mark}
      data-provider={provider}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
