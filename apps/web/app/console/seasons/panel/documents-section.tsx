import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { useBuilder } from '../builder-context.ts';
import { documentOrder, usualDocument } from '../plan/new-parts.ts';
import { changeTrack } from '../plan/plan-edits.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import { DocumentFields } from './document-fields.tsx';
import { PanelSection } from './panel-section.tsx';
import parts from './parts.module.css';

type Slot = PlannedTrack['documents'][number]['slot'];

/** The documents that a track takes with an application: which, and how. */
export function DocumentsSection({ track, path }: { track: PlannedTrack; path: string }) {
  const t = useTexts<typeof texts>('seasonPanel');
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
