import type { Profile } from '@chulbal/contract/accounts';
import type { Held } from '@chulbal/contract/my-data';
import { fullDayText, yearMonthText } from '@chulbal/contract/time-texts';
import { classNames } from '../../../lib/class-names.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { myData as texts } from '../my-data.ko.ts';
import styles from './held.module.css';
import { laneScale, shareOf } from './lane-scale.ts';

/** With how long it is kept, in words and, where it is so many days after each was made, in days. */
type Row = Held & { period: string; days: number | null };

type Props = {
  held: readonly Row[];
  profile: Profile;
  joinedAt: string;
  now: string;
};

/** Everything that is held, each a lane from today to the day on which it is destroyed. */
export function HeldList({ held, now, ...mine }: Props) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const scale = laneScale(held, now);
  return (
    <div className={styles.held}>
      <div className={styles.axis} aria-hidden="true">
        <div>
          <span style={{ left: '0%' }}>{t('held.today')}</span>
          {scale.marks.map(({ at, share }) => (
            <span key={at} style={{ left: `${share}%` }}>
              {yearMonthText(at, language)}
            </span>
          ))}
        </div>
      </div>
      {held.map((row) => (
        <HeldRow key={row.kind} row={row} share={shareOf(row, scale, now)} now={now} {...mine} />
      ))}
    </div>
  );
}

type RowProps = Omit<Props, 'held'> & { row: Row; share: number | null };

function HeldRow({ row, share, profile, joinedAt }: RowProps) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  const { kind, names, count, files, until, period } = row;
  const what = [
    names.length > 0 ? names.join(', ') : kind === 'account' ? '' : t('held.count', { count }),
    files > 0 ? t('held.files', { count: files }) : '',
  ].filter(Boolean);
  const end = until
    ? t('held.until', { day: fullDayText(until, language) })
    : share === null
      ? t('held.open')
      : period;
  return (
    <details open={kind === 'account'}>
      <summary>
        <b>
          {t(`kinds.${kind}.title`)}
          <small>{kind === 'account' ? t('kinds.account.what') : what.join(' · ')}</small>
        </b>
        <span className={styles.lane}>
          <span
            className={classNames(styles.run, share === null && styles.endless)}
            style={{ '--w': `${share ?? 100}%` }}
          />
          <em
            className={(share ?? 100) > 60 ? styles.inside : undefined}
            style={{ '--w': `${share ?? 96}%` }}
          >
            {end}
          </em>
        </span>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <dl className={styles.facts}>
        {kind === 'account' ? (
          <AccountFacts profile={profile} joinedAt={joinedAt} />
        ) : (
          <Fact term={t('held.what')} text={[t(`kinds.${kind}.what`), ...what].join(' · ')} />
        )}
        <Fact term={t('held.source')} text={t(`kinds.${kind}.source`)} />
        <Fact term={t('held.holder')} text={t(`kinds.${kind}.holder`)} />
        <Fact term={t('held.kept')} text={until ? `${period} (${end})` : period} />
        <div>
          <dt>{t('held.ground')}</dt>
          <dd>
            {t(`kinds.${kind}.ground`)}. <TextLink to="/fnb/privacy">{t('held.privacy')}</TextLink>
          </dd>
        </div>
      </dl>
    </details>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const accountFacts = ['name', 'birthDate', 'country', 'email', 'phone'] as const;

function AccountFacts({ profile, joinedAt }: Pick<Props, 'profile' | 'joinedAt'>) {
  const t = useTexts<typeof texts>('myData');
  const language = useLanguage();
  return (
    <>
      {accountFacts.map((key) => (
        <div key={key}>
          <dt>{t(`held.${key}`)}</dt>
          <dd>
            {key === 'birthDate' ? fullDayText(profile.birthDate, language) : profile[key]}{' '}
            <small>{t(key === 'email' || key === 'phone' ? 'held.proven' : 'held.me')}</small>
          </dd>
          {key !== 'birthDate' && (
            <dd>
              <TextLink to="/auth/user-edit" aria-label={t('held.editNamed', { what: t(`held.${key}`) })}>
                {t('held.edit')}
              </TextLink>
            </dd>
          )}
        </div>
      ))}
      <Fact term={t('held.joined')} text={fullDayText(joinedAt, language)} />
    </>
  );
}
