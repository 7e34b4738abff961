import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './meter.module.css';

type Props = { strength: 0 | 1 | 2 | 3 | 4; hint?: string };

const words = ['none', 'weak', 'fair', 'strong', 'best'] as const;
const legs = [1, 2, 3, 4] as const;

/** A password's strength as a lane of four legs. */
export function PasswordMeter({ strength, hint }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <div>
      <div className={styles.meter} aria-hidden="true">
        {legs.map((leg) => (
          <i key={leg} className={classNames(leg <= strength && styles.on)} />
        ))}
      </div>
      <p className={styles.words} role="status">
        <b>
          <VisuallyHidden>{t('strength.label')} </VisuallyHidden>
          {t(`strength.${words[strength]}`)}
        </b>
        {hint && <span>{hint}</span>}
      </p>
    </div>
  );
}
