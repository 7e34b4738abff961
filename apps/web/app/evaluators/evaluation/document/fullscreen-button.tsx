import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { judging as texts } from '../judging.ko.ts';

/** Gives the documents the whole screen and back; Escape leaves it too. */
export function FullscreenButton() {
  const t = useTexts<typeof texts>('judging');
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const changed = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return (
    <button
      type="button"
      aria-label={t('whole')}
      title={t('whole')}
      aria-pressed={whole}
      onClick={({ currentTarget }) => {
        if (whole) void document.exitFullscreen();
        else
          void currentTarget
            .closest('[data-documents]')
            ?.requestFullscreen()
            .catch(() => {});
      }}
    >
      <DenseIcon name="wide" />
    </button>
  );
}
