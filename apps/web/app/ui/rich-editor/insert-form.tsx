import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { HeldNote } from '../form/file-slot/held-note.tsx';
import { TextInput } from '../form/text-input.tsx';
import type { PictureStore } from './content-files.ts';
import type { richEditor as texts } from './rich-editor.ko.ts';
import styles from './rich-editor.module.css';
import { playerAddress } from './video-address.ts';

export type Inserting = 'link' | 'picture' | 'video';

type Props = { kind: Inserting; editor: Editor; pictures: PictureStore; onClose: () => void };

/** What a link, a picture or a video needs before it stands in the text; under the toolbar, not over the text. */
function beginning(kind: Inserting, editor: Editor): string {
  if (kind === 'link') return editor.getAttributes('link').href ?? '';
  return kind === 'picture' ? (editor.getAttributes('figure').alt ?? '') : '';
}

export function InsertForm({ kind, editor, pictures, onClose }: Props) {
  const t = useTexts<typeof texts>('richEditor');
  const [text, setText] = useState(() => beginning(kind, editor));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { held, wait } = useWait();
  const file = useRef<HTMLInputElement>(null);
  const cancelled = useRef(false);
  /** A picture that stands in the text already: its words or its file change. */
  const isPicture = editor.isActive('figure');

  async function insert() {
    setError(null);
    if (kind === 'link') {
      const link = editor.chain().focus().extendMarkRange('link');
      if (text.trim() === '') link.unsetLink().run();
      else link.setLink({ href: text.trim() }).run();
      return onClose();
    }
    if (kind === 'video') {
      const src = playerAddress(text);
      if (!src) return setError(t('videoWrong'));
      editor.chain().focus().insertContent({ type: 'video', attrs: { src } }).run();
      return onClose();
    }
    const chosen = file.current?.files?.[0];
    const alt = text.trim();
    if ((!chosen && !isPicture) || alt === '') return setError(t('altHint'));
    if (!chosen) {
      editor.chain().focus().updateAttributes('figure', { alt }).run();
      return onClose();
    }
    setBusy(true);
    try {
      const { serverFileName, width, height } = await pictures.store(chosen, t('failed'), wait());
      if (cancelled.current) return;
      const attrs = { src: pictures.from + serverFileName, alt, width, height };
      if (isPicture) editor.chain().focus().updateAttributes('figure', attrs).run();
      // After whatever was selected meanwhile: a video that has just been put in stays.
      else editor.chain().focus().insertContentAt(editor.state.selection.to, { type: 'figure', attrs }).run();
      onClose();
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : t('failed'));
    }
    setBusy(false);
  }

  const hints = { link: t('linkHint'), video: t('videoHint'), picture: t('altHint') };
  return (
    <div className={styles.insert}>
      {kind === 'picture' && (
        <Field label={t('file')}>
          <input ref={file} type="file" accept="image/png,image/jpeg,image/webp" aria-label={t('file')} />
        </Field>
      )}
      <Field label={kind === 'picture' ? t('alt') : t('address')} hint={hints[kind]} error={error}>
        <TextInput
          value={text}
          maxLength={kind === 'picture' ? 200 : 2000}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void insert();
          }}
        />
      </Field>
      <HeldNote held={held} />
      <div className={styles.actions}>
        <Button type="button" variant="ink" disabled={busy} onClick={() => void insert()}>
          {t(isPicture && kind === 'picture' ? 'change' : 'insert')}
        </Button>
        <Button
          type="button"
          variant="line"
          onClick={() => {
            cancelled.current = true;
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
