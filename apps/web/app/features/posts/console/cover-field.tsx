import type { Cover } from '@chulbal/contract/posts';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { storeContent } from '../../console/rich-editor/content-files.ts';
import type { coverField as texts } from './cover-field.ko.ts';
import styles from './cover-field.module.css';

type Props = { cover: Cover | null; error?: string | undefined; onChange: (cover: Cover | null) => void };

/** The picture of a post, stored when it is chosen, with what it shows in words of both languages. */
export function CoverField({ cover, error, onChange }: Props) {
  const t = useTexts<typeof texts>('coverField');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  async function store(file: File) {
    setBusy(true);
    setRefused(null);
    try {
      const { serverFileName } = await storeContent(file, 'picture', t('failed'));
      onChange({ serverFileName, altKo: '', altEn: '' });
    } catch (reason) {
      setRefused(reason instanceof Error ? reason.message : t('failed'));
    }
    setBusy(false);
  }
  return (
    <FieldGroup label={t('label')} hint={t('hint')} error={refused ?? error} optional>
      <div className={cover ? styles.row : undefined}>
        {cover && (
          <img
            className={styles.picture}
            src={`/console/transfer/content/${cover.serverFileName}`}
            alt={cover.altKo}
          />
        )}
        <div className={styles.words}>
          <div className={styles.doors}>
            <Button variant="line" disabled={busy} onClick={() => input.current?.click()}>
              {busy ? t('uploading') : t(cover ? 'change' : 'choose')}
            </Button>
            {cover && (
              <Button variant="ghost" disabled={busy} onClick={() => onChange(null)}>
                {t('remove')}
              </Button>
            )}
          </div>
          {cover && (
            <>
              <Field label={t('altKo')} hint={t('altHint')}>
                <TextInput
                  lang="ko"
                  maxLength={200}
                  value={cover.altKo}
                  onChange={(event) => onChange({ ...cover, altKo: event.currentTarget.value })}
                />
              </Field>
              <Field label={t('altEn')}>
                <TextInput
                  lang="en"
                  maxLength={200}
                  value={cover.altEn}
                  onChange={(event) => onChange({ ...cover, altEn: event.currentTarget.value })}
                />
              </Field>
            </>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void store(file);
        }}
      />
    </FieldGroup>
  );
}
