import type { Video } from '@chulbal/contract/files/videos';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { playerAddress } from '../../ui/rich-editor/video-address.ts';
import type { DetailsProps } from '../posts/details-props.ts';
import type { hofFields as texts } from './hof-fields.ko.ts';

type Props = Pick<DetailsProps<{ video: Video | null }>, 'change' | 'errors' | 'language'> & {
  video: Video | null;
};

/** A winner's video by whatever address of it somebody pastes; what is no allowed video stays in the field and is not saved. */
export function VideoField({ video, change, errors, language }: Props) {
  const t = useTexts<typeof texts>('hofFields');
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  // While an address is typed it is none yet; the title waits for it.
  const [last, setLast] = useState(video);
  const title = language === 'en' ? 'titleEn' : 'titleKo';
  function take(address: string) {
    const src = playerAddress(address);
    setTyped(address);
    setIsWrong(false);
    if (video) setLast(video);
    change({ video: src === null ? null : { titleKo: '', titleEn: '', ...(video ?? last), src } });
  }
  return (
    <FormGrid>
      <Field
        full
        optional
        label={t('video')}
        hint={t('videoHint')}
        error={isWrong ? t('videoWrong') : errors['details.video.src']}
      >
        <TextInput
          inputMode="url"
          value={typed ?? video?.src ?? ''}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setIsWrong(video === null && typed !== null && typed.trim() !== '')}
        />
      </Field>
      {video && (
        <Field
          full
          key={title}
          label={t('videoTitle')}
          optional={language === 'en'}
          error={errors[`details.video.${title}`]}
        >
          <TextInput
            lang={language}
            maxLength={language === 'en' ? 120 : 80}
            value={video[title]}
            onChange={(event) => change({ video: { ...video, [title]: event.currentTarget.value } })}
          />
        </Field>
      )}
    </FormGrid>
  );
}
