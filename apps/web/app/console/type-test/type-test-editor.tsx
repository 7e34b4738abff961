import { getWrittenTypeTest, type WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import { typeTestFindings } from '@chulbal/contract/type-test/rules';
import type { TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import { useState } from 'react';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import { Findings } from '../plan-editor/findings.tsx';
import { NamePart } from '../plan-editor/name-part.tsx';
import { PlanConflict } from '../plan-editor/plan-conflict.tsx';
import styles from '../plan-editor/plan-editor.module.css';
import { PublishSide } from '../plan-editor/publish-side.tsx';
import { usePlan } from '../plan-editor/use-plan.ts';
import { typeTestCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/type-test-editor';
import { AxisFields } from './axis-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';

export const handle: TextsHandle = {
  texts: ['saving', 'console-plan-editor', 'ui-both-languages'],
};

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(getWrittenTypeTest);
}

/** `/console/type-test`: questions, what their answers give, and the types that come of it. */
export default function TypeTestEditor({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const { can } = useOperator();
  const { engine, view, written, plan, change, take } = usePlan(loaderData, {
    what: 'type-test',
    save: (input) => typeTestCommand('save', input, { background: true }),
    written: () => typeTestCommand('written', {}, { background: true }),
  });
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  useLeaveGuard(() => isUnsaved(engine.view().content), { save: () => engine.save() });
  const readOnly = !can('editContent');
  const edit = { plan, readOnly, change };
  const found = typeTestFindings(plan);

  async function save(): Promise<number | null> {
    if (await engine.save()) return engine.view().content.version;
    setChoosing(true);
    return null;
  }
  return (
    <>
      <PageHead title={t('title')}>
        <SavedState saved={saved} onConflicts={() => setChoosing(true)} wake={() => engine.wake()} />
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <Findings
            found={found.map((one) => ({
              ...one,
              text: t(`kinds.${one.kind}`, { what: placeOf(one.about, plan, t) }),
            }))}
          />
          <NamePart
            {...edit}
            words={{ title: t('name'), name: t('testName'), lead: t('lead'), leadHint: t('leadHint') }}
          />
          <AxisFields {...edit} />
          <QuestionFields {...edit} />
          <TypeFields {...edit} companyTypes={written.companyTypes} />
        </div>
        <PublishSide
          written={written}
          blocks={found.filter(({ weight }) => weight === 'blocks').length}
          upToDate={!written.changed && !isUnsaved(view.content)}
          readOnly={readOnly}
          note={t('publishNote')}
          visitor="/ipo/contents/experiences/type-test"
          onSave={save}
          publish={(editVersion) => typeTestCommand('publish', { editVersion })}
          onPublished={take}
        >
          <Taken {...written} />
        </PublishSide>
      </div>
      <PlanConflict
        engine={engine}
        open={choosing}
        onOpen={setChoosing}
        labelOf={(field) => (t as (key: string) => string)(`what.${field}`)}
      />
    </>
  );
}

type T = ReturnType<typeof useTexts<typeof texts>>;

/** `questions.3.choices.1` as people say it. */
function placeOf(about: string, plan: TypeTestPlan, t: T): string {
  const [part, index, , choice] = about.split('.');
  const no = Number(index) + 1;
  if (index === undefined) return (t as (key: string) => string)(`what.${part}`);
  if (part === 'axes') return plan.axes[no - 1]?.ko || t('what.axis', { no });
  if (part === 'types') return plan.types[no - 1]?.ko || t('what.type', { no });
  if (choice === undefined) return t('what.question', { no });
  return t('what.choice', { no, choice: Number(choice) + 1 });
}

/** How often each type came out, and which answer was chosen how often. */
function Taken({ taken, plan }: Pick<WrittenTypeTest, 'taken' | 'plan'>) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const language = useLanguage();
  if (taken.count === 0) return null;
  const named = new Map(plan.types.map((type) => [type.code, type[language] || type.ko]));
  const percent = (count: number) => Math.round((100 * count) / taken.count);
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{t('taken.title', { count: taken.count.toLocaleString() })}</h2>
      <ul className={styles.taken}>
        {taken.types.map(({ code, count }) => (
          <li key={code}>
            <span>{named.get(code) ?? code}</span>
            <i style={{ '--v': `${percent(count)}%` }} />
            <b>{t('taken.percent', { percent: percent(count) })}</b>
          </li>
        ))}
      </ul>
      <details className={styles.chosen}>
        <summary>{t('taken.byQuestion')}</summary>
        <ol>
          {Object.entries(taken.chosen).map(([place, counts]) => (
            <li key={place}>
              {t('taken.question', { no: Number(place) + 1 })}
              <span>{counts.map((count) => `${percent(count)}%`).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
