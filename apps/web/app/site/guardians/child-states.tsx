import type { ChildRequest } from '@chulbal/contract/guardians/guardians';
import { GUARDIAN_DAYS } from '@chulbal/contract/guardians/values';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { ChildArt } from './child-art.tsx';
import { type ChildForm, GuardianFields, Problem } from './child-ask.tsx';
import type { guardians as texts } from './guardians.ko.ts';
import styles from './guardians.module.css';

const days = Array.from({ length: GUARDIAN_DAYS }, (_, index) => index + 1);
const dayNames = ['one', 'two', 'three', 'four', 'five'] as const;

/** While a guardian is waited for: five cells, of which today's is lit, and what a child can do meanwhile. */
export function ChildWaiting({ asked, hint, ...form }: ChildForm & { asked: ChildRequest; hint: ReactNode }) {
  const t = useTexts<typeof texts>('guardians');
  const { day, guardianName: name, guardianPhone: phone } = asked;
  const isCorrecting = Object.keys(form.errors).length > 0;
  return (
    <>
      <ChildArt state="waiting" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t('child.waiting.heading')}
          </Heading>
          <p className={styles.fact}>
            <Icon name="chat" />
            {t('child.waiting.sent', { name, phone })}
          </p>
          <p className={styles.fact}>
            <Icon name="check" />
            {t('child.waiting.after')}
          </p>
          <p>{t('child.waiting.days', { day: t(`child.waiting.day.${dayNames[day - 1] ?? 'five'}`) })}</p>
          <ol className={styles.days} aria-hidden="true">
            {days.map((one) => (
              <li key={one} data-now={one === day || undefined}>
                {one}
              </li>
            ))}
          </ol>
          {hint}
          <Problem message={form.message} />
          <ButtonLink to="/auth/guardian" variant="primary" size="lg" block reloadDocument>
            {t('child.waiting.look')}
          </ButtonLink>
          <Button type="submit" name="intent" value="again" size="lg" block busy={form.busy === 'again'}>
            {t('child.waiting.again')}
          </Button>
          <details className={styles.correct} open={isCorrecting || undefined}>
            <summary>{t('child.waiting.wrong')}</summary>
            <div>
              <GuardianFields errors={form.errors} values={form.values} />
              <Button type="submit" name="intent" value="change" block busy={form.busy === 'change'}>
                {t('child.waiting.correct')}
              </Button>
            </div>
          </details>
          <p>
            <TextLink to="/ipo/contents/experiences/quiz-a">{t('child.waiting.quiz')}</TextLink>
          </p>
        </div>
      </Wrap>
    </>
  );
}

/** A guardian has said yes: what is allowed now, and the way on. */
export function ChildConsented({ asked }: { asked: ChildRequest }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <ChildArt state="consented" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t('child.consented.heading')}
          </Heading>
          <p>{t('child.consented.by', { name: asked.guardianName })}</p>
          <p className={styles.allowed}>
            {t('child.consented.enter')}
            <span>
              <Icon name="check" size="sm" />
              {t('child.consented.yes')}
            </span>
          </p>
          <p className={styles.allowed} data-no={!asked.nameShown || undefined}>
            {t('child.consented.name')}
            <span>
              {asked.nameShown && <Icon name="check" size="sm" />}
              {t(asked.nameShown ? 'child.consented.yes' : 'child.consented.no')}
            </span>
          </p>
          <p className={styles.note}>{t('child.consented.stop')}</p>
          {asked.hasAccount && <p>{t('child.consented.joined')}</p>}
          <ButtonLink to={asked.hasAccount ? '/auth/login' : '/auth/sign'} variant="primary" size="lg" block>
            {t(asked.hasAccount ? 'child.consented.logIn' : 'child.consented.go')}
          </ButtonLink>
        </div>
      </Wrap>
    </>
  );
}

/** It ended without a yes: nobody is blamed, what is gone is said, and the way to try again. */
export function ChildOver({ state }: { state: 'refused' | 'withdrawn' | 'lapsed' }) {
  const t = useTexts<typeof texts>('guardians');
  return (
    <>
      <ChildArt state="over" />
      <Wrap>
        <div className={styles.text}>
          <Heading level={1} size="display">
            {t(`child.${state}.heading`)}
          </Heading>
          <p>{t(`child.${state}.text`)}</p>
          {state !== 'withdrawn' && <p>{t(`child.${state}.erased`)}</p>}
          <p>{t(`child.${state}.again`)}</p>
          <Button type="submit" name="intent" value="restart" variant="primary" size="lg" block>
            {t(`child.${state}.go`)}
          </Button>
        </div>
      </Wrap>
    </>
  );
}
