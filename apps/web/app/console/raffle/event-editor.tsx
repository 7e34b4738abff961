import type { EventPlan } from '@chulbal/contract/events/events';
import { getWrittenEvent, type WrittenEvent } from '@chulbal/contract/events/operators';
import { eventFindings } from '@chulbal/contract/events/rules';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Findings } from '../plan-editor/findings.tsx';
import { PlanConflict } from '../plan-editor/plan-conflict.tsx';
import type { planEditor as editorTexts } from '../plan-editor/plan-editor.ko.ts';
import styles from '../plan-editor/plan-editor.module.css';
import { PublishSide } from '../plan-editor/publish-side.tsx';
import { usePlan } from '../plan-editor/use-plan.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/event-editor';
import { eventsCommand } from './commands.ts';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import { EventFields } from './event-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';

export const handle: TextsHandle = {
  texts: ['saving', 'site-raffle', 'console-plan-editor', 'ui-both-languages'],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return visitOf(context).api(getWrittenEvent, { eventNo: Number(params.eventNo) });
}

/** `/console/events/:eventNo`: everything that an event is, as data. */
export default function EventEditor({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.eventNo} first={loaderData} />;
}

function Editor({ first }: { first: WrittenEvent }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const editor = useTexts<typeof editorTexts>('planEditor');
  const { can } = useOperator();
  const { eventNo, eventKey } = first;
  const { engine, view, written, plan, change, take } = usePlan(first, {
    what: `event-${eventNo}`,
    save: (input) => eventsCommand('save', { eventNo, ...input }, { background: true }),
    written: () => eventsCommand('written', { eventNo }, { background: true }),
  });
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  useBlocker(() => isUnsaved(engine.view().content) && !confirm(editor('leave')));
  const edit = { plan, readOnly: !can('editEvents'), change };
  const found = eventFindings(plan);

  async function save(): Promise<number | null> {
    if (await engine.save()) return engine.view().content.version;
    setChoosing(engine.view().content.conflicts.length > 0);
    return null;
  }
  const state = written.frozenAt ? t('states.frozen') : written.version === 0 ? t('states.draft') : eventKey;
  return (
    <>
      <PageHead title={(language === 'en' && plan.nameEn) || plan.nameKo || eventKey}>
        <SavedState saved={saved} onConflicts={() => setChoosing(true)} wake={() => engine.wake()} />
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <Findings
            found={found.map((one) => ({
              ...one,
              text: `${aboutText(one.about)}: ${t(`finding.${one.kind}`)}`,
            }))}
          />
          <EventFields {...edit} />
          <PrizeFields {...edit} />
        </div>
        <PublishSide
          written={written}
          blocks={found.filter(({ weight }) => weight === 'blocks').length}
          upToDate={!written.changed && !isUnsaved(view.content)}
          readOnly={edit.readOnly}
          note={t('publishNote')}
          visitor={`/ipo/contents/event?event=${eventKey}`}
          onSave={save}
          publish={(editVersion) => eventsCommand('publish', { eventNo, editVersion })}
          onPublished={take}
          acts={
            written.version > 0 && (
              <ButtonLink variant="line" to={`/console/events/${eventNo}/raffle`}>
                {t('run')}
              </ButtonLink>
            )
          }
        >
          <p>
            <Tag>{state}</Tag>
          </p>
        </PublishSide>
      </div>
      <PlanConflict
        engine={engine}
        open={choosing}
        onOpen={setChoosing}
        labelOf={(field) => partText(field as keyof EventPlan)}
      />
    </>
  );

  function aboutText(about: string): string {
    const [part = '', place] = about.split('.');
    const words = (t as (key: string) => string)(`about.${part}`);
    return place === undefined ? words : `${words} ${Number(place) + 1}`;
  }

  /** A field of the plan as the page calls it. */
  function partText(field: keyof EventPlan): string {
    return t(`fields.${field}`);
  }
}
