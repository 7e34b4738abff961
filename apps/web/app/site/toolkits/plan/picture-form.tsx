import { planLimits } from '@chulbal/contract/toolkits/business-plan';
import { firstLetters } from '@chulbal/contract/toolkits/canvas';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { useWait } from '../../../lib/use-wait.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { HeldNote } from '../../../ui/form/file-slot/held-note.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';
import styles from './answer.module.css';
import { PictureProblem, pictureTypes, type StoredPicture, usePictures } from './pictures.ts';

type Props = {
  /** One that was pasted or dropped. */
  file: File | null;
  onStored: (picture: StoredPicture & { alt: string }) => void;
  onClose: () => void;
};

/** What a picture needs before it stands in an answer: its file, and what it shows. */
export function PictureForm({ file, onStored, onClose }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const pictures = usePictures();
  const chosen = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<{ of: 'file' | 'alt'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const { held, wait } = useWait();
  // It comes where somebody asked for it.
  useEffect(() => chosen.current?.focus(), []);

  async function insert() {
    const given = file ?? chosen.current?.files?.[0];
    if (!given) return setError({ of: 'file', text: t('picture.fileNeeded') });
    if (alt.trim() === '') return setError({ of: 'alt', text: t('picture.altNeeded') });
    setError(null);
    setBusy(true);
    try {
      onStored({ ...(await pictures.add(given, wait())), alt: alt.trim() });
      onClose();
    } catch (problem) {
      const known = problem instanceof PictureProblem ? problem : new PictureProblem('failed');
      setError({ of: 'file', text: known.reason === 'said' ? known.message : t(`picture.${known.reason}`) });
      setBusy(false);
    }
  }

  return (
    <div className={styles.insert}>
      <Field label={t('picture.file')} hint={t('picture.hint')} error={error?.of === 'file' && error.text}>
        {file ? (
          <output>{file.name}</output>
        ) : (
          <input ref={chosen} type="file" accept={pictureTypes} aria-label={t('picture.file')} />
        )}
      </Field>
      <Field label={t('picture.alt')} hint={t('picture.altHint')} error={error?.of === 'alt' && error.text}>
        <TextInput
          value={alt}
          onChange={({ currentTarget }) => setAlt(firstLetters(currentTarget.value, planLimits.alt))}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void insert();
          }}
        />
      </Field>
      <HeldNote held={held} />
      <div className={styles.actions}>
        <Button variant="ink" size="sm" busy={busy} onClick={() => void insert()}>
          {t('picture.add')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('picture.cancel')}
        </Button>
      </div>
    </div>
  );
}
