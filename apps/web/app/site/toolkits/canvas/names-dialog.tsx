import { canvasLimits, firstLetters, type Voice, voices } from '@chulbal/contract/toolkits/canvas';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import type { CanvasEditor } from './use-canvas-editor.ts';

type Props = { editor: CanvasEditor; what: 'canvas' | 'voices'; onClose: () => void };

/** What the canvas, or its colours, are called. */
export function NamesDialog({ editor, what, onClose }: Props) {
  const t = useTexts<typeof texts>('canvas');
  const form = useId();
  const [name, setName] = useState(editor.canvas.name);
  const [named, setNamed] = useState(editor.canvas.voices);

  function saved(event: FormEvent) {
    event.preventDefault();
    if (what === 'canvas') editor.rename(name.trim());
    else editor.renameVoices(named);
    onClose();
  }
  const set = (voice: Voice, text: string) =>
    setNamed({ ...named, [voice]: firstLetters(text, canvasLimits.voice) });
  return (
    <Modal
      open
      narrow
      onClose={onClose}
      title={t(what === 'canvas' ? 'names.title' : 'names.voicesTitle')}
      actions={
        <Button variant="primary" type="submit" form={form}>
          {t('names.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={saved}>
        <Stack gap={4}>
          {what === 'canvas' ? (
            <Field label={t('names.name')}>
              <TextInput
                value={name}
                onChange={({ currentTarget }) =>
                  setName(firstLetters(currentTarget.value, canvasLimits.name))
                }
              />
            </Field>
          ) : (
            <>
              <p>{t('names.voicesText')}</p>
              {voices.map((voice) => (
                <Field key={voice} label={t(`voices.${voice}`)}>
                  <TextInput
                    value={named[voice]}
                    onChange={({ currentTarget }) => set(voice, currentTarget.value)}
                  />
                </Field>
              ))}
            </>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
