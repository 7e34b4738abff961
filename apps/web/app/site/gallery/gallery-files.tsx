import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { FileSlot } from '../../ui/form/file-slot/file-slot.tsx';
import type { FileSlotState } from '../../ui/form/file-slot/file-slot-state.ts';
import type { gallery } from './gallery.ko.ts';

const hash = '9f2c41e8b07d5a3366e1c09f84d2ab7f1c5e9037b8d46f20aa91c3de5b78e41a';

export function GalleryFiles() {
  const t = useTexts<typeof gallery>('gallery');
  const [plan, setPlan] = useState<FileSlotState>({
    kind: 'stored',
    name: t('file.planName'),
    size: 4_200_000,
    sha256: hash,
    href: '/favicon.svg',
  });
  const pick = (file: File) => setPlan({ kind: 'stored', name: file.name, size: file.size, sha256: hash });
  return (
    <>
      <FileSlot
        name="plan"
        label={t('file.plan')}
        required
        state={plan}
        onPick={pick}
        onRemove={() => setPlan({ kind: 'empty' })}
      />
      <FileSlot
        name="paper"
        label={t('file.paper')}
        hint={t('file.paperHint')}
        required
        state={{ kind: 'uploading', name: t('file.paperName'), loaded: 1_800_000, total: 2_800_000 }}
        onCancel={() => {}}
      />
      <FileSlot
        name="unknown"
        label={t('file.paper')}
        state={{ kind: 'uploading', name: t('file.paperName'), loaded: 1_800_000, total: null }}
        onCancel={() => {}}
      />
      <FileSlot
        name="held"
        label={t('file.paper')}
        state={{ kind: 'uploading', name: t('file.paperName'), loaded: 0, total: 2_800_000, held: true }}
        onCancel={() => {}}
      />
      <FileSlot
        name="logo"
        label={t('file.logo')}
        hint="PNG, JPEG, WebP"
        state={{ kind: 'refused', name: t('file.logoName'), message: t('file.logoError') }}
        onPick={() => {}}
      />
      <FileSlot
        name="business"
        label={t('file.business')}
        hint={t('file.businessHint')}
        required
        error={t('file.missing')}
        state={{ kind: 'empty' }}
        onPick={() => {}}
      />
    </>
  );
}
