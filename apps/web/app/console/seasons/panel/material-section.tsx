import type { PlannedMaterialSlot, PlannedStage, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import { MomentAt, NumberAt, TextPairAt } from '../fields/plan-fields.tsx';
import { nameOf } from '../name-of.ts';
import { newCode } from '../plan/new-code.ts';
import { usualMaterial, usualSlot } from '../plan/new-parts.ts';
import { changeStage } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { FileKinds, FileSize } from './file-fields.tsx';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

type Props = { track: PlannedTrack; stage: PlannedStage; path: string };

/** What a stage asks of its teams beside the application: which files, and until when. */
export function MaterialSection({ track, stage, path }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { plan, editor, readOnly } = useBuilder();
  const { material } = stage;
  const others = plan.tracks.flatMap((one) =>
    one.stages.flatMap((other) =>
      other.material && other !== stage ? [{ track: one, stage: other, slots: other.material.slots }] : [],
    ),
  );

  function put(next: PlannedStage['material']) {
    const place = { lane: track.lane, stageNo: stage.stageNo };
    editor.edit(null, (now) => changeStage(now, place, (one) => ({ ...one, material: next })));
  }
  function putSlots(slots: PlannedMaterialSlot[]) {
    put({ ...(material ?? usualMaterial(stage)), slots });
  }
  function add() {
    const slots = material?.slots ?? [];
    const code = newCode(
      'material',
      slots.map((slot) => slot.code),
    );
    putSlots([...slots, usualSlot(code, '', '')]);
  }

  return (
    <PanelSection title={t('material.title')} id="stage-material">
      {material ? (
        <>
          <p className={styles.hint}>{t('material.who')}</p>
          <div className={styles.two}>
            <MomentAt path={`${path}.material.opensAt`} label={t('material.opens')} otherwise="10:00" />
            <MomentAt path={`${path}.material.closesAt`} label={t('material.closes')} otherwise="18:00" />
          </div>
          <ul className={parts.slots}>
            {material.slots.map((slot, at) => (
              <li key={slot.code} data-code={slot.code}>
                <SlotFields
                  slot={slot}
                  path={`${path}.material.slots.${at}`}
                  onRemove={() => putSlots(material.slots.filter((one) => one !== slot))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.hint}>{t('material.none')}</p>
      )}
      {!readOnly && (
        <div className={styles.small}>
          {!material && (
            <Button size="sm" icon="plus" onClick={() => put(usualMaterial(stage))}>
              {t('material.add')}
            </Button>
          )}
          {material && material.slots.length < 7 && (
            <Button size="sm" icon="plus" onClick={add}>
              {t('material.slot')}
            </Button>
          )}
          {others.length > 0 && (
            <Select
              aria-label={t('material.copy')}
              value=""
              placeholder={t('material.copy')}
              options={others.map((one, at) => ({
                value: String(at),
                text: t('rubric.from', {
                  track: nameOf(one.track.name, language) ?? one.track.lane,
                  stage: nameOf(one.stage.name, language) ?? '',
                }),
              }))}
              onChange={(event) => putSlots(others[Number(event.target.value)]?.slots ?? [])}
            />
          )}
          {material && (
            <Button size="sm" variant="danger" onClick={() => put(null)}>
              {t('material.drop')}
            </Button>
          )}
        </div>
      )}
    </PanelSection>
  );
}

type SlotProps = { slot: PlannedMaterialSlot; path: string; onRemove: () => void };

/** One slot in a line; opened, everything that can be asked of it. */
function SlotFields({ slot, path, onRemove }: SlotProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { view, readOnly } = useBuilder();
  const least = usePlanValue<number>(`${path}.minFiles`);
  const isWrong = Object.keys(view.fields).some((field) => field.startsWith(`${path}.`));
  const name = nameOf(slot.label, language);
  const need = t(least.value > 0 ? 'material.required' : 'material.optional');
  const kinds = slot.extensions.map((one) => one.toUpperCase()).join(', ') || '–';
  return (
    <details className={parts.more} open={isWrong || !name || undefined}>
      <summary>
        {name || t('material.unnamed')}
        <small>{t('material.sum', { need, kinds, files: slot.maxFiles })}</small>
      </summary>
      <div className={parts.fields}>
        <TextPairAt path={`${path}.label`} label={t('documents.label')} />
        <TextPairAt path={`${path}.hint`} label={t('documents.hint')} />
        <FileKinds path={`${path}.extensions`} />
        <div className={styles.two}>
          <NumberAt
            path={`${path}.minFiles`}
            label={t('material.least')}
            hint={t('material.leastHint')}
            unit={t('documents.count')}
          />
          <NumberAt path={`${path}.maxFiles`} label={t('material.most')} unit={t('documents.count')} />
          <FileSize path={`${path}.maxBytes`} />
        </div>
        {!readOnly && (
          <Button size="sm" variant="danger" icon="trash" onClick={onRemove}>
            {t('material.remove')}
          </Button>
        )}
      </div>
    </details>
  );
}
