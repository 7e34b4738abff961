import { getWrittenTypeTest } from '@chulbal/contract/operator-type-test';
import { typeTestFindings } from '@chulbal/contract/type-test-rules';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { ConflictDialog } from '../../../lib/autosave/conflict-dialog.tsx';
import { isUnsaved } from '../../../lib/autosave/edited.ts';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { BothLanguages } from '../../console/both-languages.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useOperator } from '../../console/use-operator.ts';
import { WholeSaved } from '../../console/whole-saved.tsx';
import type { Route } from './+types/type-test-editor';
import { AxisFields } from './axis-fields.tsx';
import { Findings } from './findings.tsx';
import { PublishPart } from './publish-part.tsx';
import { QuestionFields } from './question-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import type { typeTestEditor as texts } from './type-test-editor.ko.ts';
import styles from './type-test-editor.module.css';
import { useTypeTest } from './use-type-test.ts';

export const handle: TextsHandle = { texts: ['saving'] };

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(getWrittenTypeTest);
}

/** `/console/type-test`: questions, what their answers give, and the types that come of it. */
export default function TypeTestEditor({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('typeTestEditor');
  const { can } = useOperator();
  const { engine, view, test, plan, change, take } = useTypeTest(loaderData);
  const [choosing, setChoosing] = useState(false);
  useBlocker(() => isUnsaved(engine.view().content) && !confirm(t('leave')));
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
        <WholeSaved view={view} onChoose={() => setChoosing(true)} />
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <Findings found={found} plan={plan} />
          <section className={styles.part} aria-labelledby="at-name">
            <h2 id="at-name" tabIndex={-1}>
              {t('name')}
            </h2>
            <fieldset className={styles.fields} disabled={readOnly}>
              <BothLanguages
                label={t('testName')}
                value={{ ko: plan.nameKo, en: plan.nameEn }}
                maxLength={40}
                error={() => undefined}
                onChange={({ ko, en }) => change({ nameKo: ko, nameEn: en })}
              />
              <BothLanguages
                label={t('lead')}
                hint={t('leadHint')}
                value={{ ko: plan.leadKo, en: plan.leadEn }}
                maxLength={200}
                rows={2}
                error={() => undefined}
                onChange={({ ko, en }) => change({ leadKo: ko, leadEn: en })}
              />
            </fieldset>
          </section>
          <AxisFields {...edit} />
          <QuestionFields {...edit} />
          <TypeFields {...edit} companyTypes={test.companyTypes} />
        </div>
        <PublishPart
          test={test}
          blocks={found.filter(({ weight }) => weight === 'blocks').length}
          upToDate={!test.changed && !isUnsaved(view.content)}
          readOnly={readOnly}
          onSave={save}
          onPublished={take}
        />
      </div>
      <ConflictDialog
        open={choosing}
        onOpen={setChoosing}
        conflicts={view.content.conflicts}
        words={{
          title: t('conflict.title'),
          text: t('conflict.text'),
          mine: t('conflict.mine'),
          theirs: t('conflict.theirs'),
          empty: t('conflict.empty'),
          save: t('conflict.save'),
        }}
        labelOf={(path) => (t as (key: string) => string)(`what.${path}`)}
        textOf={(_path, text) => wordsIn(JSON.parse(text))}
        onSettle={(choices) => void engine.settle(choices)}
      />
    </>
  );
}

/** What people read in a part of the plan, without its numbers and codes. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { ko, en, choices = [] } = value as { ko?: string; en?: string; choices?: unknown };
  return [ko, en, wordsIn(choices)].filter(Boolean).join(' · ');
}
