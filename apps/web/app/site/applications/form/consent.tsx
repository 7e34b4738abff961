import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { apply } from '../apply.ko.ts';
import styles from './apply-form.module.css';
import { TickAt } from './tick-at.tsx';

type Props = {
  path: string;
  label: string;
  off?: string;
  optional?: boolean;
  facts: readonly { term: string; text: ReactNode }[];
  note?: ReactNode;
};

/**
 * A consent with its purpose, items and period, and the right to refuse (P-01). On a phone these are one tap away,
 * so that the first field stands on the first screen.
 */
export function Consent({ path, label, off, optional, facts, note }: Props) {
  const t = useTexts<typeof apply>('apply');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.consent}>
      <div className={styles.head}>
        <TickAt path={path} label={label} off={off} optional={optional} strong />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('consent.facts')}
          <Icon name="chevron-down" size="sm" />
        </button>
      </div>
      <div id={id} className={styles.consentBody} data-open={open || undefined}>
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={styles.consentNote}>{note}</p>}
      </div>
    </div>
  );
}
