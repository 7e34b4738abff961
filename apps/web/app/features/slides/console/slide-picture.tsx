import { type SlideArt, type SlideDraft, slideArt } from '@chulbal/contract/slides';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { storeContent } from '../../console/rich-editor/content-files.ts';
import type { slideDesk as texts } from './slide-desk.ko.ts';
import styles from './slide-desk.module.css';

type Props = {
  draft: SlideDraft;
  arts: readonly SlideArt[];
  onChange: (part: Partial<SlideDraft>) => void;
};

/** One of our drawings, or a picture of the operator's own, which stays at hand when a drawing is tried. */
export function SlidePicture({ draft, arts, onChange }: Props) {
  const t = useTexts<typeof texts>('slideDesk');
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(draft.picture);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  async function upload(file: File) {
    setBusy(true);
    setError(undefined);
    try {
      const { serverFileName } = await storeContent(file, 'picture', t('uploadFailed'));
      setOwn(serverFileName);
      onChange({ picture: serverFileName });
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : t('uploadFailed'));
    }
    setBusy(false);
  }
  return (
    <>
      <FieldGroup label={t('art')} name="art" hint={t('uploadHint')} error={error}>
        <Segments
          value={draft.picture ? 'own' : draft.art}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === 'own' ? { picture: own } : { picture: null, art: slideArt.parse(value) })
          }
          choices={[
            ...arts.map((art) => ({ value: art, text: t(art) })),
            { value: 'own', text: t('own'), disabled: own === null },
          ]}
        />
      </FieldGroup>
      <div className={styles.upload}>
        <Button variant="line" icon="upload" disabled={busy} onClick={() => input.current?.click()}>
          {t(busy ? 'uploading' : 'upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('upload')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </div>
    </>
  );
}
