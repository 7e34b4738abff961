import type { Cover } from '@chulbal/contract/posts/posts';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { ContentFileField } from '../../ui/content-file/content-file-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { coverField as texts } from './cover-field.ko.ts';
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
  const t = useTexts<typeof texts>('coverField');
  const [isOther, setIsOther] = useState(false);
  return (
    <div className={styles.cover}>
      <ContentFileField
        kind="picture"
        optional
        label={label ?? t('label')}
        hint={t('hint')}
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
              label={t(`alt${side}`)}
              hint={isOther && cover[`alt${side}`] !== '' ? t('altOther') : t('altHint')}
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
