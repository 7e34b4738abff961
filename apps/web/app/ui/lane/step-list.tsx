import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { ui } from '../ui.ko.ts';
import type { Leg } from './legs.ts';
import styles from './step-list.module.css';

export type Step = Pick<Leg, 'key' | 'state' | 'at'> & {
  title: ReactNode;
  /** Under the title of a finished step. */
  summary?: ReactNode;
  /** At the right end, such as a link back. */
  action?: ReactNode;
  /** The step's part of the form: shown while it is open, and kept, so that nothing typed is lost. */
  children?: ReactNode;
};

/** Steps one under the other of which one is open: sign-up, password reset. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const t = useTexts<typeof ui>('ui');
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
          style={step.state === 'now' ? { '--at': `${step.at ?? 50}%` } : undefined}
        >
          <span className={styles.no}>
            {step.state === 'done' ? (
              <>
                <VisuallyHidden>{t('lane.done')}</VisuallyHidden>
                <Icon name="check" size="sm" />
              </>
            ) : (
              index + 1
            )}
          </span>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>{step.title}</h2>
              {step.summary && <p className={styles.summary}>{step.summary}</p>}
            </div>
            {step.action ??
              (step.state === 'now' && (
                <span className={styles.place}>
                  {index + 1} / {steps.length}
                </span>
              ))}
          </div>
          {step.children && (
            <div className={styles.body} hidden={step.state !== 'now'}>
              {step.children}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
