import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { Link } from '../../../ui/action/link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';
import styles from './judge.module.css';

type Props = {
  /** Addresses; null where there is none. */
  previous: string | null;
  skip: string | null;
  next: string | null;
  /** Whether the sheet can be written and handed in. */
  writable: boolean;
  /** Whether recusing is still possible. */
  recusable: boolean;
  busy: boolean;
  /** Whether another target follows a submission. */
  goesOn: boolean;
  onRecuse: () => void;
  onSubmit: () => void;
};

/** The buttons that never scroll away. */
export function JudgeActions(props: Props) {
  const t = useTexts<typeof texts>('judging');
  const { previous, skip, next, writable, recusable, busy, goesOn, onRecuse, onSubmit } = props;
  return (
    <div className={styles.acts} data-writable={writable}>
      {previous && (
        <Link
          className={buttonClass({}, styles.square)}
          to={previous}
          aria-label={t('previous')}
          title={t('previous')}
        >
          <DenseIcon name="chevron-left" />
        </Link>
      )}
      {recusable && (
        <Button onClick={onRecuse}>
          <DenseIcon name="recused" />
          {t('sheetRecuse')}
        </Button>
      )}
      {writable && skip && (
        <Link className={buttonClass({})} to={skip}>
          {t('skip')}
        </Link>
      )}
      {writable ? (
        <Button variant="primary" className={styles.go} busy={busy} onClick={onSubmit}>
          {t(goesOn ? 'submitNext' : 'submit')}
        </Button>
      ) : (
        next && (
          <Link className={buttonClass({ variant: 'ink' }, styles.go)} to={next}>
            {t('sheetNext')}
          </Link>
        )
      )}
    </div>
  );
}
