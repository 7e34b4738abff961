import { eventFindings } from '@chulbal/contract/event-rules';
import type { EventPlan } from '@chulbal/contract/events';
import { getWrittenEvent, type WrittenEvent } from '@chulbal/contract/operator-events';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import { useOperator } from '../../console/use-operator.ts';
import type { Route } from './+types/event-editor';
import { eventsCommand } from './commands.ts';
import type { eventDesk as texts } from './event-desk.ko.ts';
import styles from './event-desk.module.css';
import { EventFields } from './event-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return visitOf(context).api(getWrittenEvent, { eventNo: Number(params.eventNo) });
}

/** `/console/events/:eventNo`: everything that an event is, as data. */
export default function EventEditor({ loaderData }: Route.ComponentProps) {
  return <Editor key={`${loaderData.eventNo} ${loaderData.editVersion}`} event={loaderData} />;
}

function Editor({ event }: { event: WrittenEvent }) {
  const t = useTexts<typeof texts>('eventDesk');
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const [plan, setPlan] = useState(event.plan);
  const { eventNo, eventKey, editVersion } = event;
  const unsaved = JSON.stringify(plan) !== JSON.stringify(event.plan);
  useBlocker(() => unsaved && !busy && !confirm(t('leave')));
  const edit = {
    plan,
    readOnly: !can('editEvents'),
    change: (part: Partial<EventPlan>) => setPlan((before) => ({ ...before, ...part })),
  };
  const found = eventFindings(plan);
  const blocked = found.some(({ weight }) => weight === 'blocks');

  async function save() {
    if (await run(() => eventsCommand('save', { eventNo, editVersion, plan }))) {
      toast.success(t('saved'), { area: 'workbench' });
    }
  }
  async function publish() {
    if (await run(() => eventsCommand('publish', { eventNo, editVersion }))) {
      toast.success(t('published'), { area: 'workbench' });
    }
  }
  return (
    <>
      <PageHead title={plan.nameKo || eventKey}>
        <Tag>{event.frozenAt ? t('states.frozen') : event.version === 0 ? t('states.draft') : eventKey}</Tag>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.main}>
          <EventFields {...edit} />
          <PrizeFields {...edit} />
        </div>
        <aside className={styles.side}>
          {!edit.readOnly && (
            <div className={styles.fields}>
              <Button
                variant={unsaved ? 'primary' : 'line'}
                busy={busy}
                aria-disabled={!unsaved}
                onClick={() => void save()}
              >
                {t('save')}
              </Button>
              <Button
                variant={!unsaved && event.changed && !blocked ? 'primary' : 'line'}
                busy={busy}
                aria-disabled={unsaved || !event.changed || blocked}
                onClick={() => void publish()}
              >
                {t('publish')}
              </Button>
              {problem && (
                <p className={styles.error} role="alert">
                  {Object.values(problem.fields)[0] ?? problem.message}
                </p>
              )}
            </div>
          )}
          {event.version > 0 && (
            <div className={styles.doors}>
              <ButtonLink variant="line" target="_blank" to={`/ipo/contents/event?event=${eventKey}`}>
                {t('visitor')}
              </ButtonLink>
              <ButtonLink variant="line" to={`/console/events/${eventNo}/raffle`}>
                {t('desk')}
              </ButtonLink>
            </div>
          )}
          <section aria-labelledby="findings">
            <Heading level={2} size="lg" id="findings">
              {t('findings')}
            </Heading>
            {found.length === 0 && <p>{t('findingsNone')}</p>}
            <ul>
              {found.map(({ kind, about, weight }) => (
                <li key={`${kind} ${about}`} data-weight={weight}>
                  <b>{aboutText(about)}</b> {t(`finding.${kind}`)}
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );

  function aboutText(about: string): string {
    const [part = '', place] = about.split('.');
    const words = (t as (key: string) => string)(`about.${part}`);
    return place === undefined ? words : `${words} ${Number(place) + 1}`;
  }
}
