import type { TypeTestPlan } from '@chulbal/contract/type-test';
import type { TypeTestFinding } from '@chulbal/contract/type-test-rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import styles from './type-test-editor.module.css';

/** What keeps the test from being published, and what is only said; each leads to its place. */
export function Findings({ found, plan }: { found: readonly TypeTestFinding[]; plan: TypeTestPlan }) {
  const t = useTexts<typeof texts>('typeTestEditor');
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
        {found.map(({ kind, about, weight }) => (
          <li key={`${kind} ${about}`} data-weight={weight}>
            <DenseIcon name="warning" />
            <VisuallyHidden>{t(`findings.${weight}`)}: </VisuallyHidden>
            <button type="button" className={styles.where} onClick={() => goTo(about)}>
              {t(`kinds.${kind}`, { what: placeOf(about, plan, t) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type T = ReturnType<typeof useTexts<typeof texts>>;

/** `questions.3.choices.1` as people say it. */
function placeOf(about: string, plan: TypeTestPlan, t: T): string {
  const [part, index, , choice] = about.split('.');
  const no = Number(index) + 1;
  if (index === undefined) return (t as (key: string) => string)(`what.${part}`);
  if (part === 'axes') return plan.axes[no - 1]?.ko || t('what.axis', { no });
  if (part === 'types') return plan.types[no - 1]?.ko || t('what.type', { no });
  if (choice === undefined) return t('what.question', { no });
  return t('what.choice', { no, choice: Number(choice) + 1 });
}

/** Opens what holds the place and takes the keyboard there. */
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
