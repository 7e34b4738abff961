import type { PlannedDocument, PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { useBuilder } from '../builder-context.ts';
import { ChoiceAt, NumberAt, TextPairAt } from '../fields/plan-fields.tsx';
import { documentOrder, usualDocument } from '../plan/new-parts.ts';
import { changeTrack } from '../plan/plan-edits.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { FileKinds, FileSize } from './file-fields.tsx';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

type Slot = PlannedTrack['documents'][number]['slot'];

/** The documents that a track takes with an application: which, and how. */
export function DocumentsSection({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { editor, readOnly } = useBuilder();

  function turn(slot: Slot, on: boolean) {
    editor.edit(null, (plan) =>
      changeTrack(plan, track.lane, (one) => {
        const others = one.documents.filter((document) => document.slot !== slot);
        const documents = on ? [...others, usualDocument(slot)] : others;
        const place = (document: { slot: Slot }) => documentOrder.indexOf(document.slot);
        return { ...one, documents: documents.sort((a, b) => place(a) - place(b)) };
      }),
    );
  }

  return (
    <PanelSection title={t('documents.title')} aside={t('documents.aside')} id="track-documents">
      <ul className={parts.documents}>
        {documentOrder.map((slot) => {
          const at = track.documents.findIndex((document) => document.slot === slot);
          const document = track.documents[at];
          const name = document?.label.ko || t(`documents.slot.${slot}`);
          return (
            <li key={slot} data-code={slot}>
              <Switch
                id={fieldId(`${path}.documents.${slot}`)}
                checked={Boolean(document)}
                disabled={readOnly}
                aria-label={t('documents.take', { name })}
                onChange={(event) => turn(slot, event.target.checked)}
              />
              {document ? (
                <DocumentFields document={document} path={`${path}.documents.${at}`} name={name} />
              ) : (
                <span className={parts.off}>
                  {name}
                  <small>{t('documents.off')}</small>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}

type Props = { document: PlannedDocument; path: string; name: string };

const needs = ['always', 'everyone', 'business', 'bonus', 'optional'] as const;

/** One document in a line; opened, everything that can be asked of it. */
function DocumentFields({ document, path, name }: Props) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view } = useBuilder();
  const isWrong = Object.keys(view.fields).some((field) => field.startsWith(`${path}.`));
  const need = t(`documents.requirement.${document.requirement}`);
  const [first = '–', ...others] = document.extensions.map((one) => one.toUpperCase());
  const kinds = others.length > 0 ? t('documents.more', { first, count: others.length }) : first;
  return (
    <details className={parts.more} open={isWrong || undefined}>
      <summary>
        {name}
        <small>{t('documents.sum', { need, kinds, files: document.maxFiles })}</small>
      </summary>
      <div className={parts.fields}>
        <TextPairAt path={`${path}.label`} label={t('documents.label')} />
        <TextPairAt path={`${path}.hint`} label={t('documents.hint')} />
        <ChoiceAt
          path={`${path}.requirement`}
          label={t('documents.need')}
          options={needs.map((one) => ({ value: one, text: t(`documents.requirement.${one}`) }))}
        />
        <FileKinds path={`${path}.extensions`} />
        <div className={styles.two}>
          <FileSize path={`${path}.maxBytes`} />
          <NumberAt path={`${path}.maxFiles`} label={t('documents.files')} unit={t('documents.count')} />
        </div>
      </div>
    </details>
  );
}
