import { chapters, questionsOf } from '@chulbal/contract/toolkits/business-plan';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import { examplePlan } from './example.ts';
import styles from './plan-workbench.module.css';
import { planAddress } from './plans.ts';
import { ReadAnswer } from './read-answer.tsx';

/** The filled plan to read, without a script too, and the way to make it one's own. */
export function ExamplePage() {
  const t = useTexts<typeof texts>('toolkits');
  const plan = examplePlan(useLanguage());
  const navigate = useNavigate();
  return (
    <Wrap className={styles.tool}>
      <h1 className={styles.title}>
        <small>{t('title')}</small>
        {plan.name}
      </h1>
      <p className={styles.banner}>{t('example.banner')}</p>
      <div className={styles.banner}>
        <Button variant="primary" onClick={() => void navigate(planAddress, { state: { begin: plan } })}>
          {t('example.use')}
        </Button>
        <ButtonLink to={planAddress}>{t('example.back')}</ButtonLink>
      </div>
      <article className={styles.example}>
        {chapters.map((chapter, at) => (
          <section key={chapter} aria-labelledby={`example-${chapter}`}>
            <h2 id={`example-${chapter}`}>
              {at + 1}. {t(`chapters.${chapter}`)}
            </h2>
            {questionsOf[chapter].map((question) => (
              <section key={question}>
                <h3>{t(`questions.${question}`)}</h3>
                <ReadAnswer blocks={plan.answers[question] ?? []} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </Wrap>
  );
}
