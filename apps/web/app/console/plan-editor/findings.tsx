import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { planEditor as texts } from './plan-editor.ko.ts';
import styles from './plan-editor.module.css';

/** `about` is the place of the plan that it is about; `fix` mends it in one press. */
export type Found = {
  kind: string;
  about: string;
  weight: 'blocks' | 'warns';
  text: string;
  fix?: ReactNode;
};

type Props = {
  found: readonly Found[];
  /** Takes the keyboard to a place; to the nearest part that has an id, where not given. */
  onGo?: (about: string) => void;
};

/** What keeps a plan from being published, and what is only said; each leads to its place. */
export function Findings({ found, onGo = goTo }: Props) {
  const t = useTexts<typeof texts>('planEditor');
  const blocks = found.filter(({ weight }) => weight === 'blocks').length;
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <h2 id="findings" tabIndex={-1}>
        {t('findings.title')}
      </h2>
      <p className={styles.hint} role="status">
        {blocks > 0 ? t('findings.count', { count: blocks }) : t('findings.none')}
      </p>
      <ul>
        {found.map(({ kind, about, weight, text, fix }) => (
          <li key={`${kind} ${about}`} data-weight={weight}>
            <DenseIcon name="warning" />
            <VisuallyHidden>{t(`findings.${weight}`)}: </VisuallyHidden>
            <button type="button" className={styles.where} onClick={() => onGo(about)}>
              {text}
            </button>
            {fix}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens what holds `questions.3.choices.1`, whose id is `at-` and that, and takes the keyboard there. */
function goTo(about: string): void {
  const parts = about.split('.');
  const ids = parts.map((_, index) => `at-${parts.slice(0, parts.length - index).join('.')}`);
  const target = ids.map((id) => document.getElementById(id)).find(Boolean);
  if (!target) return;
  const folded = target.closest('details');
  if (folded) folded.open = true;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}
