import {
  type Block,
  type Chapter,
  plainAnswer,
  type Question,
} from '@chulbal/contract/toolkits/business-plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import { sampleOf } from './example.ts';
import styles from './plan-question.module.css';
import { planAddress } from './plans.ts';
import { vagueWords } from './vague-words.ts';

const marks = ['a', 'b', 'c'] as const;

type Props = {
  chapter: Chapter;
  question: Question;
  blocks: readonly Block[];
  ticks: readonly string[];
  onTick: (mark: string, on: boolean) => void;
};

/** What helps with one answer: a word that could say more, what it should hold, how it can be written. */
export function PlanHints({ chapter, question, blocks, ticks, onTick }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const language = useLanguage();
  const vague = vagueWords(plainAnswer(blocks))[0];
  return (
    <aside id="plan-help" className={styles.hints} aria-label={t('help')}>
      {vague && (
        <div className={styles.note}>
          <b>{t(`vague.${vague.kind}`, { word: vague.word })}</b>
          <p>{t(`vague.${vague.kind}Text`)}</p>
        </div>
      )}
      <section aria-labelledby="plan-look">
        <h3 id="plan-look">{t('look')}</h3>
        <ul className={styles.ticks}>
          {marks.map((mark, at) => {
            const name = `${question}.${at}`;
            return (
              <li key={name}>
                <Checkbox
                  label={t(`ticks.${question}.${mark}`)}
                  checked={ticks.includes(name)}
                  onChange={({ currentTarget }) => onTick(name, currentTarget.checked)}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="plan-sample">
        <h3 id="plan-sample">{t('sample')}</h3>
        <blockquote className={styles.sample}>{sampleOf(question, language)}</blockquote>
        <p className={styles.of}>
          {t('sampleOf')} · <TextLink to={`${planAddress}?example`}>{t('sampleAll')}</TextLink>
        </p>
      </section>
      <section aria-labelledby="plan-judged">
        <h3 id="plan-judged">{t('judged')}</h3>
        <p>{t(`guideJudged.${chapter}`)}</p>
      </section>
    </aside>
  );
}
