import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getClosing } from '@chulbal/contract/my-data';
import { BACKUP_DAYS } from '@chulbal/contract/retention/retention';
import { fullDayText, shortDayText } from '@chulbal/contract/time-texts';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { type FormReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { IdentityField } from './identity-field.tsx';
import type { myData as texts } from './my-data.ko.ts';
import styles from './my-data.module.css';

type Props = {
  closing: OutputOf<typeof getClosing>;
  hasPassword: boolean;
  /** Kinds of what is held, by which more or less is said of what will happen. */
  held: readonly string[];
  now: string;
};

/** What closing comes to, as a lane in time; blocked with a link while a team is led. */
export function Closing({ closing, hasPassword, held, now }: Props) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const [atOnce, setAtOnce] = useState(false);
  const { days, teams, keptUntil } = closing;
  const led = teams.filter((team) => team.led);
  const left = teams.filter((team) => !team.led);
  const end = new Date(Date.parse(now) + days * 86_400_000);
  const day = (at: Date | string) => shortDayText(at, language);
  const has = (kind: string) => held.includes(kind);
  return (
    <>
      {led.map(({ teamNo, teamName, trackNo, stageNo }) => (
        <div key={teamNo} className={styles.stop}>
          <Icon name="warning" />
          <div>
            <b>{t('closing.blocked', { team: teamName })}</b>
            <p>{t('closing.blockedText')}</p>
          </div>
          <p className={styles.ways}>
            <a href="#handover">{t('closing.toHandover')}</a>
            <TextLink to={`/apply/${trackNo}/${stageNo}`}>{t('closing.toTeam')}</TextLink>
          </p>
        </div>
      ))}
      <ol className={styles.fall}>
        <Leg when={t('closing.now')} on={day(now)} title={t('closing.outTitle')} full>
          {left.length > 0 &&
            `${t('closing.outTeams', { teams: left.map((one) => one.teamName).join(', ') })} `}
          {left.length === 0 && led.length === 0 && t('closing.outNone')}
          {led.length > 0 && t('closing.outLed')}
          {has('program') && ` ${t('closing.outPrograms')}`}
        </Leg>
        {!atOnce && (
          <Leg
            when={t('closing.days', { days })}
            on={t('held.until', { day: day(end) })}
            title={t('closing.backTitle')}
            full
          >
            {t('closing.backText')}
          </Leg>
        )}
        <Leg
          when={atOnce ? t('closing.now') : t('closing.after', { day: day(end) })}
          on={atOnce ? '' : t('closing.within')}
          title={t('closing.goneTitle')}
        >
          {t('closing.goneText')}
        </Leg>
        <Leg
          when={t('closing.stays')}
          on={keptUntil ? t('held.until', { day: fullDayText(keptUntil, language) }) : ''}
          title={keptUntil ? t('closing.keptTitle') : t('closing.keptNone')}
          kept
        >
          {keptUntil && `${t('closing.keptText')} `}
          {(has('wallet') || has('ticket')) && `${t('closing.keptMarket')} `}
          {`${t('closing.keptLog')} ${t('closing.keptBackup', { days: BACKUP_DAYS })}`}
        </Leg>
      </ol>
      {led.length > 0 ? (
        <p className={styles.acts}>
          <Button variant="line" aria-disabled>
            {t('closing.title')}
          </Button>
          <small>{t('closing.first')}</small>
        </p>
      ) : (
        <ClosingForm hasPassword={hasPassword} atOnce={atOnce} onAtOnce={setAtOnce} />
      )}
    </>
  );
}

type LegProps = {
  when: string;
  on: string;
  title: string;
  full?: boolean;
  kept?: boolean;
  children: ReactNode;
};

function Leg({ when, on, title, full, kept, children }: LegProps) {
  return (
    <li>
      <p className={styles.when}>
        {when}
        {on && <small>{on}</small>}
      </p>
      <div className={classNames(styles.leg, full && styles.full, kept && styles.kept)} aria-hidden="true" />
      <div className={styles.what}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

const none: Pick<FormReply, 'errors' | 'message'> = { errors: {} };

type FormProps = { hasPassword: boolean; atOnce: boolean; onAtOnce: (atOnce: boolean) => void };

function ClosingForm({ hasPassword, atOnce, onAtOnce }: FormProps) {
  const t = useTexts<typeof texts>('myData');
  const fetcher = useFetcher<FormReply>();
  const reply = useReply(none, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  return (
    <fetcher.Form method="post" action="/auth/my-data" noValidate onChange={onChange} className={styles.form}>
      <input type="hidden" name="intent" value="close" />
      <FormMessage message={reply.message} />
      <IdentityField hasPassword={hasPassword} error={errors.currentPassword} />
      <Checkbox
        name="atOnce"
        label={t('closing.atOnce')}
        note={t('closing.atOnceNote')}
        checked={atOnce}
        onChange={(event) => onAtOnce(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
          {t(atOnce ? 'closing.closeNow' : 'closing.title')}
        </Button>
      </div>
    </fetcher.Form>
  );
}
