import type { Cover } from '@chulbal/contract/posts/posts';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { postAdmin as texts } from './post-admin.ko.ts';
import styles from './post-admin.module.css';

type Props = {
  /** Another name than that of a post's picture. */
  label?: string;
  cover: Cover | null;
  error?: string | undefined;
  onChange: (cover: Cover | null) => void;
};

/** The picture of a post, with what it shows in words of both languages; another picture keeps them, to be looked at. */
export function CoverField({ label, cover, error, onChange }: Props) {
  const t = useTexts<typeof texts>('postAdmin');
  const [isOther, setIsOther] = useState(false);
  return (
    <div className={styles.cover}>
      <ContentFileField
        kind="picture"
        optional
        label={label ?? t('cover.label')}
        hint={t('cover.hint')}
        file={cover}
        error={error}
        onChange={(file) => {
          const { altKo = '', altEn = '' } = cover ?? {};
          setIsOther(file !== null && altKo + altEn !== '');
          onChange(file && { serverFileName: file.serverFileName, altKo, altEn });
        }}
      />
      {cover && (
        <div className={styles.words}>
          {(['Ko', 'En'] as const).map((side) => (
            <Field
              key={side}
              label={t(`cover.alt${side}`)}
              hint={isOther && cover[`alt${side}`] !== '' ? t('cover.altOther') : t('cover.altHint')}
            >
              <TextInput
                lang={side === 'Ko' ? 'ko' : 'en'}
                maxLength={200}
                value={cover[`alt${side}`]}
                onChange={(event) => onChange({ ...cover, [`alt${side}`]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
