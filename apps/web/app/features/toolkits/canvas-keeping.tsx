import { timeText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import styles from './canvas-workbench.module.css';
import type { Keeping } from './shelf.ts';

const logIn = '/auth/login?next=%2Ftoolkit%2Fbmc';

/** Where and when what is written was saved. */
export function CanvasKeeping({ keeping }: { keeping: Keeping }) {
  const t = useTexts<typeof texts>('canvas');
  const { kind } = keeping;
  const well = kind === 'saved' || kind === 'device';
  const words =
    kind === 'refused'
      ? keeping.message
      : kind === 'saved' && keeping.at
        ? t('saved.savedAt', { time: timeText(keeping.at) })
        : t(`saved.${kind}`);
  return (
    <p className={styles.saved} role="status" data-state={kind}>
      {kind !== 'saving' && <Icon name={well ? 'check' : 'warning'} size="sm" />}
      <span>{words}</span>
      {kind === 'signedOut' && <TextLink to={logIn}>{t('saved.logIn')}</TextLink>}
    </p>
  );
}

/** What a visitor gains by logging in. */
export function VisitorNote() {
  const t = useTexts<typeof texts>('canvas');
  return (
    <p className={styles.visitor}>
      {t('visitor')} <TextLink to={logIn}>{t('visitorLogIn')}</TextLink>
    </p>
  );
}

/** Where to begin. */
export function FirstNote() {
  const t = useTexts<typeof texts>('canvas');
  return (
    <p className={styles.visitor}>
      {t('first')} <TextLink to="/toolkit/bmc?example">{t('switch.example')}</TextLink>
    </p>
  );
}
