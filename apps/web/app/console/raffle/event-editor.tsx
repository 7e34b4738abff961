import type { EventPlan, PrizePlan } from '@chulbal/contract/events/events';
import { getWrittenEvent, type WrittenEvent } from '@chulbal/contract/events/operators';
import { eventFindings } from '@chulbal/contract/events/rules';
import { prizeArts } from '@chulbal/contract/events/values';
import { useState } from 'react';
import { numberOf } from '../../lib/address-numbers.ts';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import { oneOf } from '../../lib/one-of.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import { BothLanguages } from '../../ui/both-languages/both-languages.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Findings } from '../plan-editor/findings.tsx';
import { NumberField } from '../plan-editor/number-field.tsx';
import { PlanConflict } from '../plan-editor/plan-conflict.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import { PublishSide } from '../plan-editor/publish-side.tsx';
import { usePlan } from '../plan-editor/use-plan.ts';
import { eventsCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/event-editor';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import eventStyles from './event-admin.module.css';
import { type EventEdit, EventFields } from './event-fields.tsx';

export const handle: TextsHandle = {
  texts: ['saving', 'site-raffle', 'console-plan-editor', 'ui-both-languages'],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return visitOf(context).api(getWrittenEvent, { eventNo: numberOf(params.eventNo) });
}

/** `/console/events/:eventNo`: everything that an event is, as data. */
export default function EventEditor({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.eventNo} first={loaderData} />;
}

function Editor({ first }: { first: WrittenEvent }) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const { eventNo, eventKey } = first;
  const { engine, view, written, plan, change, take } = usePlan(first, {
    what: `event-${eventNo}`,
    save: (input) => eventsCommand('save', { eventNo, ...input }, { background: true }),
    written: () => eventsCommand('written', { eventNo }, { background: true }),
  });
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  useLeaveGuard(() => isUnsaved(engine.view().content), { save: () => engine.save() });
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

/** The prizes in the order in which they are drawn. */
function PrizeFields({ plan, readOnly, change }: EventEdit) {
  const t = useTexts<typeof texts>('eventAdmin');
  const { prizes } = plan;
  const set = (at: number, part: Partial<PrizePlan>) =>
    change({ prizes: prizes.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  function add() {
    const codes = new Set(prizes.map(({ code }) => code));
    const code = Array.from({ length: 100 }, (_, index) => `p${index + 1}`).find((one) => !codes.has(one));
    const fresh: PrizePlan = {
      ...{ code: code ?? 'p', ko: '', en: '', noteKo: '', noteEn: '', art: 'gift', count: 1, reserves: 1 },
    };
    change({ prizes: [...prizes, fresh] });
  }
  return (
    <section className={eventStyles.part} aria-labelledby="at-prizes">
      <Heading level={2} size="lg" id="at-prizes">
        {t('parts.prizes')}
      </Heading>
      <div className={eventStyles.fields}>
        {prizes.map((prize, index) => (
          <fieldset
            key={prize.code}
            id={`at-prizes.${index}`}
            tabIndex={-1}
            className={eventStyles.box}
            disabled={readOnly}
          >
            <legend>{t('prize', { no: index + 1 })}</legend>
            <BothLanguages
              label={t('prizeName')}
              value={prize}
              maxLength={40}
              error={() => undefined}
              onChange={({ ko, en }) => set(index, { ko, en })}
            />
            <BothLanguages
              label={t('prizeNote')}
              value={{ ko: prize.noteKo, en: prize.noteEn }}
              maxLength={80}
              optional
              error={() => undefined}
              onChange={({ ko, en }) => set(index, { noteKo: ko, noteEn: en })}
            />
            <div className={eventStyles.numbers}>
              <NumberField
                label={t('prizeCount')}
                {...{ max: 10_000, readOnly, value: prize.count }}
                onChange={(count) => set(index, { count })}
              />
              <NumberField
                label={t('prizeReserves')}
                {...{ min: 0, max: 10_000, readOnly, value: prize.reserves }}
                onChange={(reserves) => set(index, { reserves })}
              />
              <Field label={t('prizeArt')}>
                <Select
                  value={prize.art}
                  options={prizeArts.map((art) => ({ value: art, text: t(`art.${art}`) }))}
                  onChange={(event) =>
                    set(index, { art: oneOf(prizeArts, event.currentTarget.value) ?? prize.art })
                  }
                />
              </Field>
            </div>
            {!readOnly && (
              <Button
                size="sm"
                variant="danger"
                onClick={() => change({ prizes: prizes.filter((one) => one !== prize) })}
              >
                {t('removePrize', { no: index + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
        {!readOnly && (
          <Button icon="plus" variant="line" onClick={add}>
            {t('addPrize')}
          </Button>
        )}
      </div>
    </section>
  );
}
