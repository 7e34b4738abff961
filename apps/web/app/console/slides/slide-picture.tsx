import type { SlideDraft } from '@chulbal/contract/slides';
import { type SlideArt, slideArts } from '@chulbal/contract/slides.values';
import { useState } from 'react';
import { oneOf } from '../../lib/one-of.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import type { slideAdmin as texts } from './slide-admin.ko.ts';

type Props = {
  draft: SlideDraft;
  arts: readonly SlideArt[];
  error: string | undefined;
  onChange: (part: Partial<SlideDraft>) => void;
};

/** One of our drawings, or a picture of the operator's own, which stays at hand when a drawing is tried. */
export function SlidePicture({ draft, arts, error, onChange }: Props) {
  const t = useTexts<typeof texts>('slideAdmin');
  const [own, setOwn] = useState(draft.picture);
  return (
    <>
      <FieldGroup label={t('art')} name="art">
        <Segments
          value={draft.picture ? 'own' : draft.art}
          onChange={({ currentTarget: { value } }) =>
            onChange(
              value === 'own'
                ? { picture: own }
                : { picture: null, art: oneOf(slideArts, value) ?? draft.art },
            )
          }
          choices={[
            ...arts.map((art) => ({ value: art, text: t(art) })),
            { value: 'own', text: t('own'), disabled: own === null },
          ]}
        />
      </FieldGroup>
      <ContentFileField
        kind="picture"
        optional
        label={t('own')}
        hint={t('ownHint')}
        file={own === null ? null : { serverFileName: own }}
        error={error}
        onChange={(file) => {
          const picture = file?.serverFileName ?? null;
          setOwn(picture);
          onChange({ picture });
        }}
      />
    </>
  );
}
