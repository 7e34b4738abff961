import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { useTexts } from '../../../lib/use-texts.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Split } from '../../../ui/layout/split.tsx';
import type { exhibition as texts } from '../exhibition.ko.ts';
import styles from './intro.module.css';

/** What nobody does; whoever is kept out by the plan is named. */
export function IntroNever({ excludes }: Pick<ExhibitionView, 'excludes'>) {
  const t = useTexts<typeof texts>('exhibition');
  const { ownTeam, evaluators, operators } = excludes;
  const outsiders =
    evaluators && operators ? 'outsidersText' : evaluators ? 'evaluatorsText' : 'operatorsText';
  const rules = [
    ...(ownTeam ? [{ key: 'own', text: t('never.ownText') } as const] : []),
    ...(evaluators || operators ? [{ key: 'outsiders', text: t(`never.${outsiders}`) } as const] : []),
    { key: 'two', text: t('never.twoText') } as const,
    { key: 'bribe', text: t('never.bribeText') } as const,
    { key: 'robot', text: t('never.robotText') } as const,
  ];
  return (
    <Section aria-labelledby="never">
      <Split
        head={
          <>
            <Heading id="never" size="3xl" className={styles.lines}>
              {t('never.title')}
            </Heading>
            <p className={styles.sub}>{t('never.text')}</p>
          </>
        }
      >
        <ul className={styles.never}>
          {rules.map(({ key, text }) => (
            <li key={key}>
              <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
                <path
                  d="M1.5 1.5h25v25h-25zM8 8l12 12M20 8 8 20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3"
                />
              </svg>
              <b>{t(`never.${key}`)}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

const signals = ['address', 'same', 'burst', 'mail'] as const;
const steps = ['looks', 'voids', 'told', 'kept'] as const;

/** How fraud is found: every signal beside its innocent reading, and what people then do. */
export function IntroFraud() {
  const t = useTexts<typeof texts>('exhibition');
  return (
    <Section tone="ink" aria-labelledby="fraud">
      <Split
        head={
          <>
            <Heading id="fraud" size="3xl" className={styles.lines}>
              {t('fraud.title')}
            </Heading>
            <p className={`${styles.sub} ${styles.onInk}`}>{t('fraud.text')}</p>
          </>
        }
      >
        <table className={styles.signals}>
          <thead>
            <tr>
              <th scope="col">{t('fraud.signal')}</th>
              <th scope="col">{t('fraud.innocent')}</th>
            </tr>
          </thead>
          <tbody>
            {signals.map((signal) => (
              <tr key={signal}>
                <th scope="row">{t(`fraud.${signal}`)}</th>
                <td>{t(`fraud.${signal}Text`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Split>
      <ol className={styles.judge}>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`fraud.${step}`)}</b>
            <span>{t(`fraud.${step}Text`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
