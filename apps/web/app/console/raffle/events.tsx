import { type EventRow, listWrittenEvents } from '@chulbal/contract/events/operators';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../lib/command/use-command.ts';
import { periodText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { RowActs } from '../../ui/data/row-acts.tsx';
import { Table } from '../../ui/data/table.tsx';
import { TwoLines } from '../../ui/data/two-lines.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { eventsCommand } from '../shell/commands.ts';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/events';
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
    <PageBody>
      <Table
        caption={t('title')}
        dense
        rows={events}
        rowKey={({ eventNo }) => eventNo}
        columns={[
          {
            key: 'event',
            title: t('event'),
            rowHeader: true,
            cell: ({ name, eventKey }) => <TwoLines note={eventKey}>{name[language] || eventKey}</TwoLines>,
          },
          {
            key: 'state',
            title: t('state'),
            cell: ({ state, changed, version }) => (
              <TwoLines note={changed && version > 0 && t('changed')}>{t(`states.${state}`)}</TwoLines>
            ),
          },
          {
            key: 'period',
            title: t('period'),
            cell: ({ opensAt, closesAt }) =>
              opensAt && closesAt ? periodText(opensAt, closesAt, language) : '–',
          },
          {
            key: 'tickets',
            title: t('tickets'),
            right: true,
            cell: ({ tickets }) => tickets.toLocaleString(language),
          },
          {
            key: 'people',
            title: t('people'),
            right: true,
            cell: ({ entrants }) => entrants.toLocaleString(language),
          },
          {
            key: 'act',
            title: t('act'),
            right: true,
            cell: ({ eventNo, version }) => (
              <RowActs>
                <TextLink to={`/console/events/${eventNo}`}>{t('edit')}</TextLink>
                {version > 0 && <TextLink to={`/console/events/${eventNo}/raffle`}>{t('run')}</TextLink>}
              </RowActs>
            ),
          },
        ]}
      />
    </PageBody>
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
