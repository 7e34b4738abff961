import { type EventRow, listWrittenEvents } from '@chulbal/contract/events/operators';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/events';
import { eventsCommand } from './commands.ts';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return { events: await visitOf(context).api(listWrittenEvents) };
}

/** `/console/events`: every event with its tickets, and the beginning of a new one. */
export default function Events({ loaderData: { events } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('eventAdmin');
  const { can } = useOperator();
  return (
    <>
      <PageHead title={t('title')} />
      {can('editEvents') && <Begin events={events} />}
      {events.length > 0 ? <List events={events} /> : <EmptyState title={t('none')} text={t('noneText')} />}
    </>
  );
}

function List({ events }: { events: readonly EventRow[] }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  return (
    <ScrollRegion label={t('title')} className={styles.scroll}>
      <table className={styles.list}>
        <thead>
          <tr>
            {(['event', 'state', 'period', 'tickets', 'people'] as const).map((one) => (
              <th key={one} scope="col">
                {t(one)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {events.map(({ eventNo, eventKey, name, state, opensAt, closesAt, ...row }) => (
            <tr key={eventNo}>
              <th scope="row">
                <b>{name[language] || eventKey}</b> <small>{eventKey}</small>
              </th>
              <td>
                {t(`states.${state}`)}
                {row.changed && row.version > 0 && <small> · {t('changed')}</small>}
              </td>
              <td>{opensAt && closesAt ? periodText(opensAt, closesAt, language) : '–'}</td>
              <td>{row.tickets.toLocaleString(language)}</td>
              <td>{row.entrants.toLocaleString(language)}</td>
              <td>
                <span className={styles.actions}>
                  <TextLink to={`/console/events/${eventNo}`}>{t('edit')}</TextLink>
                  {row.version > 0 && (
                    <TextLink to={`/console/events/${eventNo}/raffle`}>{t('run')}</TextLink>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Begin({ events }: { events: readonly EventRow[] }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, problem, run } = useCommand();
  const [eventKey, setEventKey] = useState('');
  const [copyFrom, setCopyFrom] = useState('');
  async function begin() {
    const input = { eventKey: eventKey.trim(), copyFrom: copyFrom === '' ? null : Number(copyFrom) };
    const done = await run(() => eventsCommand('begin', input));
    if (done) await navigate(`/console/events/${done.data.eventNo}`);
  }
  return (
    <form
      className={styles.begin}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Field
        label={t('key')}
        name="eventKey"
        hint={t('keyHint')}
        error={problem ? (problem.fields.eventKey ?? problem.message) : undefined}
        required
      >
        <TextInput
          value={eventKey}
          maxLength={40}
          onChange={(event) => setEventKey(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('copy')}>
        <Select
          value={copyFrom}
          placeholder={t('copyNone')}
          options={events.map(({ eventNo, eventKey: key, name }) => ({
            value: String(eventNo),
            text: name[language] || key,
          }))}
          onChange={(event) => setCopyFrom(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('begin')}
      </Button>
    </form>
  );
}
