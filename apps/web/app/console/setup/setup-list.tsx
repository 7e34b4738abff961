import type { SetupItem, SetupView } from '@chulbal/contract/setup';
import { setupNeeds } from '@chulbal/contract/setup.rules';
import { consoleCommands } from '../../lib/command/commands.ts';
import { useAct } from '../../lib/command/use-command.ts';
import { shortMomentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Select } from '../../ui/form/select.tsx';
import { DenseIcon } from '../../ui/icon/dense-icon.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { setupList as texts } from './setup-list.ko.ts';
import styles from './setup-list.module.css';

const columns = ['item', 'value', 'where', 'state', 'owner', 'act'] as const;

type Props = {
  setup: SetupView;
  /** Where nothing on the page is more urgent: the first part that is not ready has its button filled. */
  leads?: boolean;
};

/** What is to be ready before a league begins, and what of it is; gone when all is. */
export function SetupList({ setup, leads = false }: Props) {
  const t = useTexts<typeof texts>('setupList');
  const { can } = useOperator();
  const { items } = setup;
  const done = items.filter(({ state }) => state === 'done').length;
  if (done === items.length) return null;
  const first = items.find(({ item, state }) => state !== 'done' && can(setupNeeds[item]));
  return (
    <section className={styles.setup} aria-labelledby="setup-title">
      <div className={styles.title}>
        <h2 id="setup-title">
          {t('title')} <b>{done}</b>
        </h2>
        <span>{t('note', { all: items.length })}</span>
      </div>
      <ol className={styles.bar} aria-hidden="true">
        {items.map(({ item, state }) => (
          <li key={item} data-state={state}>
            {t(`short.${item}`)}
          </li>
        ))}
      </ol>
      <p className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{t(`columns.${column}`)}</span>
        ))}
      </p>
      <ul className={styles.rows}>
        {items.map((row) => (
          <SetupRow key={row.item} row={row} setup={setup} isNext={leads && row === first} />
        ))}
      </ul>
      <p className={styles.foot}>{t('foot')}</p>
    </section>
  );
}

const setupCommand = consoleCommands('site');

type Row = SetupView['items'][number];

const icons = { open: 'ring', half: 'clock', done: 'done' } as const;

/** A part of the preparation: what it says now, where that is read, how far it is, whose it is, and the way to it. */
function SetupRow({ row, setup, isNext }: { row: Row; setup: SetupView; isNext: boolean }) {
  const t = useTexts<typeof texts>('setupList');
  const value = useValue(setup);
  const { can } = useOperator();
  const { item, state } = row;
  const act = state === 'open' ? t(`act.open.${item}`) : t(`act.${state}`);
  return (
    <li data-state={state}>
      <div className={styles.item}>
        <b>{t(`short.${item}`)}</b>
        <small>{t(`about.${item}`)}</small>
      </div>
      <span className={styles.value}>{value(item)}</span>
      <span className={styles.where}>{t(`where.${item}`)}</span>
      <span className={styles[state]}>
        <DenseIcon name={icons[state]} />
        {t(`state.${item}.${state}`)}
      </span>
      <Owner row={row} />
      {can(setupNeeds[item]) && (
        <ButtonLink
          variant={isNext ? 'primary' : 'line'}
          to={placeOf(item, setup)}
          aria-label={`${t(`about.${item}`)}: ${act}`}
        >
          {act}
        </ButtonLink>
      )}
    </li>
  );
}

function Owner({ row: { item, owner, candidates } }: { row: Row }) {
  const t = useTexts<typeof texts>('setupList');
  const { can } = useOperator();
  const { run, busy } = useAct();
  if (!can('editSeason')) return <span className={styles.owner}>{owner?.name ?? '–'}</span>;
  return (
    <Select
      className={styles.owner}
      aria-label={t('owner.of', { item: t(`about.${item}`) })}
      value={owner ? String(owner.operatorId) : ''}
      disabled={busy}
      placeholder={t('owner.none')}
      options={candidates.map(({ operatorId, name }) => ({ value: String(operatorId), text: name }))}
      onChange={({ currentTarget: { value } }) =>
        run(() => setupCommand('assign', { item, operatorId: value === '' ? null : Number(value) }))
      }
    />
  );
}

/** What an item says now, as people read it. */
function useValue(setup: SetupView): (item: SetupItem) => string {
  const t = useTexts<typeof texts>('setupList');
  const language = useLanguage();
  const { lastMail, season } = setup;
  const version = (page: 'terms' | 'privacy') =>
    setup.terms.find((one) => one.page === page)?.version ?? t('value.none');
  const values: Record<SetupItem, () => string> = {
    organisations: () => setup.organisations.join(', '),
    businessNumber: () => setup.businessNumber,
    contact: () => `${setup.phone}, ${setup.email}`,
    mail: () =>
      lastMail
        ? t(`value.mail.${lastMail.status}`, {
            at: shortMomentText(lastMail.at, language),
            error: lastMail.error ?? '',
          })
        : t('value.mailNone'),
    terms: () => t('value.terms', { terms: version('terms'), privacy: version('privacy') }),
    operators: () =>
      [
        t('value.operators', { count: setup.operators }),
        setup.invited > 0 && t('value.invited', { count: setup.invited }),
      ]
        .filter(Boolean)
        .join(', '),
    season: () =>
      season ? t('value.season', { name: season.name, count: season.blocks }) : t('value.seasonNone'),
    publication: () =>
      season?.published ? t('value.published', { name: season.name }) : t('value.unpublished'),
  };
  return (item) => values[item]();
}

function placeOf(item: SetupItem, { terms, season }: SetupView): string {
  switch (item) {
    case 'organisations':
    case 'businessNumber':
      return `/console/site#${item}`;
    case 'contact':
      return '/console/site#phone';
    case 'terms':
      return `/console/pages/${terms.find(({ filled }) => !filled)?.page ?? 'terms'}`;
    case 'mail':
    case 'operators':
      return '/console/operators';
    case 'season':
    case 'publication':
      return season ? `/console/seasons/${season.year}` : '/console/seasons';
  }
}
