import { getWrittenExhibition, type WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { exhibitionContradictions } from '@chulbal/contract/exhibition/rules';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { isUnsaved } from '../../lib/autosave/edited.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import layout from '../plan-editor/plan-editor.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/exhibition-editor';
import { CompanyTypeFields } from './company-type-fields.tsx';
import { CountFields } from './count-fields.tsx';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';
import { ExhibitionConflicts } from './exhibition-conflicts.tsx';
import { Findings } from './findings.tsx';
import { MarketFields } from './market-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PeriodLanes } from './period-lanes.tsx';
import { PublishPart } from './publish-part.tsx';
import { useExhibition } from './use-exhibition.ts';

export const handle: TextsHandle = {
  texts: [
    'saving',
    'console-plan-editor',
    'console-seasons',

    'ui-both-languages',
    'ui-rich-editor',
  ],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const igNo = Number(params.igNo);
  if (!Number.isSafeInteger(igNo) || igNo < 1) throw new Response(null, { status: 404 });
  return visitOf(context).api(getWrittenExhibition, { igNo });
}

/** `/console/exhibition/{igNo}`: what the builder holds is its own; another exhibition is another builder. */
export default function ExhibitionEditorPage({ loaderData }: Route.ComponentProps) {
  return <ExhibitionEditor key={loaderData.igNo} first={loaderData} />;
}

function ExhibitionEditor({ first }: { first: WrittenExhibition }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const { can } = useOperator();
  const { engine, view, exhibition, plan, taken, change, take, settle } = useExhibition(first);
  const [choosing, setChoosing] = useState(false);
  const saved = useSavedWords(view);
  useBlocker(() => isUnsaved(engine.view().content) && !confirm(t('leave')));
  const { stages, igYear } = exhibition;
  const readOnly = !can('editExhibition');
  const builder = { plan, stages, readOnly, change };
  const found = exhibitionContradictions(plan, stages, exhibition);

  async function save(): Promise<number | null> {
    if (await engine.save()) return engine.view().content.version;
    setChoosing(true);
    return null;
  }
  return (
    <>
      <PageHead title={t('title')} windowTitle={plan.nameKo || t('title')}>
        <SavedState saved={saved} onConflicts={() => setChoosing(true)} wake={() => engine.wake()} />
      </PageHead>
      <div className={layout.editor}>
        <div className={layout.writing}>
          <PeriodLanes plan={plan} stages={stages} found={found} />
          <Findings {...builder} found={found} />
          <PeriodFields {...builder} year={igYear} />
          <MarketFields {...builder} />
          <CountFields {...builder} />
          <CompanyTypeFields {...builder} />
          <NameFields {...builder} taken={taken} />
          {!readOnly && (
            <div className={styles.actions}>
              <Button variant="line" onClick={() => void save()}>
                {t('saveNow')}
              </Button>
            </div>
          )}
        </div>
        <PublishPart
          exhibition={exhibition}
          name={plan.nameKo}
          blocks={found.filter(({ weight }) => weight === 'blocks').length}
          upToDate={exhibition.version > 0 && !exhibition.changed && !isUnsaved(view.content)}
          readOnly={readOnly}
          onSave={save}
          onPublished={take}
        />
      </div>
      <ExhibitionConflicts
        open={choosing}
        onOpen={setChoosing}
        conflicts={view.content.conflicts}
        onSettle={(choices) => void settle(choices)}
      />
    </>
  );
}
