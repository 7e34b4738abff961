import { getWrittenExhibition, type WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { exhibitionContradictions } from '@chulbal/contract/exhibition/rules';
import { exhibitionMoments } from '@chulbal/contract/exhibition/values';
import { useState } from 'react';
import { numberOf } from '../../lib/address-numbers.ts';
import { type Choice, type Conflict, isUnsaved } from '../../lib/autosave/edited.ts';
import { instantOfLocal, localText, momentText } from '../../lib/korean-time.ts';
import { useLeaveGuard } from '../../lib/leave-guards.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { wonText } from '../../lib/won-text.ts';
import { Button } from '../../ui/action/button.tsx';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import { SavedState } from '../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../ui/autosave/use-saved-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import layout from '../plan-editor/plan-editor.module.css';
import { NumberField } from '../seasons/fields/number-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/exhibition-editor';
import type { Builder } from './builder.ts';
import { CompanyTypeFields } from './company-type-fields.tsx';
import { CountFields } from './count-fields.tsx';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';
import styles from './exhibition-admin.module.css';
import { Findings } from './findings.tsx';
import { NameFields } from './name-fields.tsx';
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
  const igNo = numberOf(params.igNo);
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
  useLeaveGuard(() => isUnsaved(engine.view().content), { save: () => engine.save() });
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

type ExhibitionConflictsProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  conflicts: readonly Conflict[];
  onSettle: (choices: readonly Choice[]) => void;
};

/** Two people changed the same of one exhibition: which stays is chosen field by field. */
function ExhibitionConflicts({ open, onOpen, conflicts, onSettle }: ExhibitionConflictsProps) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const valueText = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(valueText).join('\n');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(', ');
    const text = String(value ?? '');
    if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return momentText(text, language);
    return text.replace(/<[^>]*>/g, ' ').trim();
  };
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      labelOf={(path) => {
        const [, text = path, side] = /^(name|intro)(Ko|En)$/.exec(path) ?? [];
        const name = (t as (key: string) => string)(`what.${text}`);
        return side ? `${name} (${t(side === 'Ko' ? 'what.ko' : 'what.en')})` : name;
      }}
      textOf={(_path, text) => valueText(JSON.parse(text))}
      onSettle={onSettle}
    />
  );
}

/** Seven moments, in the order in which they come. */
function PeriodFields({ plan, change, readOnly, year }: Builder & { year: number }) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  return (
    <section className={layout.part} aria-labelledby="at-periods">
      <h2 id="at-periods">{t('parts.periods')}</h2>
      <div className={styles.pairs}>
        {exhibitionMoments.map((moment) => (
          <Field key={moment} label={t(`what.${moment}`)} id={`at-${moment}`}>
            <MomentInput
              value={localOf(plan[moment])}
              year={year}
              otherwise={moment.endsWith('Until') || moment.endsWith('losesAt') ? '18:00' : '10:00'}
              readOnly={readOnly}
              onChange={(text) => change({ [moment]: instantOfLocal(text) })}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}

const localOf = (at: string | null) => (at === null ? '' : localText(at));

const amounts = ['wallet', 'step', 'least', 'most'] as const;
const excluded = ['ownTeam', 'evaluators', 'operators'] as const;

/** How much everybody has and may invest in one team, and who may not. */
function MarketFields({ plan, change, readOnly }: Builder) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  return (
    <section className={layout.part} aria-labelledby="at-market">
      <h2 id="at-market">{t('parts.market')}</h2>
      <p className={layout.hint}>{t('parts.marketHint')}</p>
      <div className={styles.pairs}>
        {amounts.map((field) => (
          <NumberField
            key={field}
            name={field}
            label={t(`what.${field}`)}
            hint={wonText(plan[field], language)}
            unit={t('won')}
            value={plan[field]}
            readOnly={readOnly}
            onSet={(amount) => amount !== null && amount > 0 && change({ [field]: amount })}
          />
        ))}
      </div>
      <FieldGroup label={t('parts.excludes')}>
        {excluded.map((who) => (
          <Checkbox
            key={who}
            label={t(`parts.${who}`)}
            checked={plan.excludes[who]}
            disabled={readOnly}
            onChange={(event) =>
              change({ excludes: { ...plan.excludes, [who]: event.currentTarget.checked } })
            }
          />
        ))}
      </FieldGroup>
    </section>
  );
}
