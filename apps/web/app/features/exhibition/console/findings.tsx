import type { ExhibitionContradiction } from '@chulbal/contract/exhibition-rules';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { Builder } from './builder.ts';
import type { exhibitionDesk as texts } from './exhibition-desk.ko.ts';
import styles from './exhibition-desk.module.css';
import { fixWords, sentenceOf } from './finding-words.ts';

/** Everything that contradicts itself or the season, each with what can be done about it in one press. */
export function Findings({
  found,
  plan,
  stages,
  change,
  readOnly,
}: Builder & { found: readonly ExhibitionContradiction[] }) {
  const t = useTexts<typeof texts>('exhibitionDesk');
  const language = useLanguage();
  const tools = { t, language };
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
        {found.map((one) => {
          const words = readOnly ? null : fixWords(one, plan, stages, tools);
          return (
            <li key={`${one.kind} ${one.about}`} data-weight={one.weight}>
              <DenseIcon name="warning" />
              <VisuallyHidden>{t(`findings.${one.weight}`)}: </VisuallyHidden>
              <button type="button" className={styles.where} onClick={() => goTo(one.about)}>
                {sentenceOf(one, plan, stages, tools)}
              </button>
              {words && one.fix && (
                <Button
                  size="sm"
                  onClick={() => {
                    change(one.fix ?? {});
                    toast.success(t('findings.fixed'), { area: 'workbench' });
                  }}
                >
                  {words}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Takes the keyboard to what a contradiction is about, or to the part of the page that it is in. */
function goTo(about: string): void {
  const [part = about] = about.split('.');
  const candidates = [`at-${about}`, `at-${about}.ko`, `f-${about}`, `at-${part}`, 'at-name'];
  const target = candidates.map((id) => document.getElementById(id)).find(Boolean);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
