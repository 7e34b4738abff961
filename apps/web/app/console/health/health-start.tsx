import type { Health } from '@chulbal/contract/health/health';
import type { verdictOf } from '@chulbal/contract/health/rules';
import { momentText, secondText } from '../../lib/korean-time.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import type { ui } from '../../ui/ui.ko.ts';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';
import type { Service } from './services.ts';

type Props = {
  health: Health;
  services: readonly Service[];
  verdict: ReturnType<typeof verdictOf>;
  now: string;
};

/** The next deadline, the verdict in one sentence with what to do first, and who is writing. */
export function HealthStart({ health, services, verdict, now }: Props) {
  const t = useTexts<typeof texts>('health');
  const { deadline, writing, submittedLastHour } = health;
  const unwell = verdict.unwell.flatMap((name) => services.find((one) => one.name === name) ?? []);
  const [first] = unwell;
  return (
    <section className={styles.start} aria-label={t('start')}>
      <div className={styles.deadline}>
        {deadline ? (
          <>
            <p className={styles.label}>{t('deadline.until', { names: deadline.names.join(', ') })}</p>
            <Left until={deadline.closesAt} now={now} />
            <Closes at={deadline.closesAt} />
          </>
        ) : (
          <p className={styles.label}>{t('deadline.none')}</p>
        )}
      </div>
      <div className={styles.verdict} data-state={verdict.state}>
        <p className={styles.sentence}>
          <DenseIcon name={icons[verdict.state]} />
          <strong>
            {first?.cause ? t(`unwell.${first.cause}`) : t('verdict.fine')}{' '}
            {first && <Others unwell={unwell.slice(1)} all={services.length} />}
          </strong>
        </p>
        <p className={styles.first}>{first?.cause ? t(`remedy.${first.cause}`) : t('verdict.fineText')}</p>
        <p className={styles.seen}>{t('seen', { at: secondText(now) })}</p>
      </div>
      <dl className={styles.people}>
        <div>
          <dt>{t('people.writing')}</dt>
          <dd>{writing.toLocaleString('en')}</dd>
          <dd className={styles.note}>{t('people.writingText')}</dd>
        </div>
        <div>
          <dt>{t('people.submitted')}</dt>
          <dd>{submittedLastHour.toLocaleString('en')}</dd>
          <dd className={styles.note}>{t('people.submittedText')}</dd>
        </div>
      </dl>
    </section>
  );
}

const icons = { fine: 'done', slow: 'warning', broken: 'stop' } as const;

function Others({ unwell, all }: { unwell: readonly Service[]; all: number }) {
  const t = useTexts<typeof texts>('health');
  if (unwell.length === 0) return t('verdict.restFine');
  const names = unwell.map(({ name }) => t(`service.${name}`)).join(', ');
  return t(unwell.length + 1 === all ? 'verdict.all' : 'verdict.others', { names });
}

function Left({ until, now }: { until: string; now: string }) {
  const t = useTexts<typeof ui>('ui');
  const { days, hours, minutes, clock } = timeLeft(useSecondsLeft(until, now) ?? 0);
  return (
    <p className={styles.left} role="timer" aria-label={t('countdown.spoken', { days, hours, minutes })}>
      <span aria-hidden="true">
        {days > 0 && <small>{t('countdown.days', { days })} </small>}
        {clock.replace(/^0(?=\d:)/, '')}
      </span>
    </p>
  );
}

function Closes({ at }: { at: string }) {
  const t = useTexts<typeof texts>('health');
  return <p className={styles.note}>{t('deadline.closes', { at: momentText(at, useLanguage()) })}</p>;
}
