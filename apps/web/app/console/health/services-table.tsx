import type { Health } from '@chulbal/contract/health/health';
import { limits, type ServiceName } from '@chulbal/contract/health/rules';
import { useCommand } from '../../lib/command/use-command.ts';
import { timeText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import type { failedMessages } from '../failed-messages/failed-messages.ko.ts';
import { messageCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { health as texts } from './health.ko.ts';
import styles from './health.module.css';
import { durationText, minuteByMinute, type Servers, type Service } from './services.ts';

type Props = { services: readonly Service[]; health: Health; servers: Servers };

const marks = { fine: 'ok', slow: 'wait', broken: 'bad' } as const;

/** Each service with its figure, from where on it is unwell, and what to do where it is. */
export function ServicesTable({ services, health, servers }: Props) {
  const t = useTexts<typeof texts>('health');
  const language = useLanguage();
  return (
    <Table<Service>
      caption={t('services.title')}
      columns={[
        {
          key: 'name',
          title: t('columns.name'),
          rowHeader: true,
          cell: ({ name }) => (
            <TwoLines note={<Facts name={name} health={health} servers={servers} />}>
              {t(`service.${name}`)}
            </TwoLines>
          ),
        },
        {
          key: 'state',
          title: t('columns.state'),
          nowrap: true,
          cell: ({ state }) => <StateMark kind={marks[state]}>{t(`state.${state}`)}</StateMark>,
        },
        {
          key: 'figure',
          title: t('columns.figure'),
          nowrap: true,
          cell: ({ name, figure }) => (
            <TwoLines>
              <small>{t(`figure.${name}`)}</small>
              <b>{figureText(name, figure)}</b>
            </TwoLines>
          ),
        },
        {
          key: 'hour',
          title: t('columns.hour'),
          cell: ({ name }) => <LastHour name={name} health={health} />,
        },
        {
          key: 'limit',
          title: t('columns.limit'),
          cell: ({ name }) => (
            <span className={styles.limit}>
              {t('limit', { figure: durationText(limits[name].slow, language) })}
            </span>
          ),
        },
        ...(services.some(({ cause }) => cause)
          ? [
              {
                key: 'remedy',
                title: t('columns.remedy'),
                cell: (service: Service) => <Remedy service={service} health={health} />,
              },
            ]
          : []),
      ]}
      rows={services}
      rowKey={({ name }) => name}
      narrow="line"
      dense
    />
  );

  function figureText(name: ServiceName, figure: number | null): string {
    if (figure === null) return t('figure.none');
    if (name === 'mail' || name === 'sms')
      return figure === 0 ? t('figure.nothing') : durationText(figure, language);
    const past = name === 'jobs' || name === 'backups' || name === 'invariants';
    return past
      ? t('figure.ago', { figure: durationText(figure, language) })
      : durationText(figure, language);
  }
}

/** How the figure went in the last hour; of the invariants, how many hold. Nobody notes how long servers took. */
function LastHour({ name, health: { lastHour, invariants } }: { name: ServiceName; health: Health }) {
  const t = useTexts<typeof texts>('health');
  const language = useLanguage();
  if (name === 'servers' || (name !== 'invariants' && lastHour.length === 0)) return t('hour.none');
  if (name === 'invariants') {
    const { breaches, rules, finishedAt } = invariants;
    if (!finishedAt) return t('hour.none');
    return (
      <span className={styles.held} data-all={breaches.length === 0 || undefined}>
        {t('hour.held', { held: rules - breaches.length, rules })}
      </span>
    );
  }
  const values = minuteByMinute(lastHour, name);
  const most = Math.max(...values.map((value) => value ?? 0));
  return (
    <Sparkline
      values={values}
      limit={limits[name].slow}
      label={t('hour.most', { figure: durationText(most, language) })}
    />
  );
}

function Facts({ name, health, servers }: Omit<Props, 'services'> & { name: ServiceName }) {
  const t = useTexts<typeof texts>('health');
  const language = useLanguage();
  const time = (ms: number | null) => (ms === null ? t('figure.none') : durationText(ms, language));
  switch (name) {
    case 'servers':
      return t('facts.servers', { portal: time(servers.portal), console: time(servers.console) });
    case 'database': {
      const { connections } = health.database;
      return connections ? t('facts.database', connections) : t('facts.embedded');
    }
    case 'files': {
      const { stored, bytes, free } = health.files;
      const said = t('facts.files', { count: stored, size: formatBytes(bytes) });
      return free === null ? said : `${said} ${t('facts.free', { share: Math.round(free * 100) })}`;
    }
    case 'mail':
    case 'sms':
      return t('facts.messages', { sent: health[name].sentLastHour, waiting: health[name].waiting });
    case 'jobs':
      return t('facts.jobs', { left: health.jobs.left, unchained: health.jobs.unchained });
    case 'backups':
      return t('facts.backups');
    case 'invariants':
      return t('facts.invariants', { count: health.invariants.rules });
  }
}

function Remedy({ service: { name, cause }, health }: { service: Service; health: Health }) {
  const t = useTexts<typeof texts>('health');
  if (!cause) return null;
  return (
    <div className={styles.remedy}>
      <p>{t(`remedy.${cause}`)}</p>
      {(name === 'mail' || name === 'sms') && <Retrying channel={name} health={health} />}
    </div>
  );
}

/** Why messages wait, and sending them at once when their service works again. */
function Retrying({ channel, health }: { channel: 'mail' | 'sms'; health: Health }) {
  const t = useTexts<typeof texts>('health');
  const why = useTexts<typeof failedMessages>('failedMessages');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const { retrying } = health[channel];

  async function sendNow() {
    const done = await run(() => messageCommand('sendWaiting', { channel }));
    if (done)
      toast.success(done.data.sent > 0 ? t('retry.sent', { count: done.data.sent }) : t('retry.soon'));
  }
  return (
    <>
      <ul className={styles.reasons}>
        {retrying.map(({ failure, code, count, since }) => (
          <li key={`${failure} ${code}`}>
            {why(`failure.${failure}`)}{' '}
            <small>{t('retry.reason', { code, count, at: timeText(since) })}</small>
          </li>
        ))}
      </ul>
      {retrying.length > 0 && can('workApplications') && (
        <Button size="sm" variant="line" busy={busy} onClick={sendNow}>
          {t('retry.now', { channel: t(`service.${channel}`) })}
        </Button>
      )}
      <Refusal problem={problem} />
    </>
  );
}
