import { type Canvas, voices } from '@chulbal/contract/toolkits/canvas';
import { useTexts } from '../../../lib/use-texts.ts';
import type { canvas as texts } from './canvas.ko.ts';
import notes from './canvas-note.module.css';
import styles from './canvas-workbench.module.css';
import { voiceName } from './canvases.ts';

/** Whose story each colour and shape tells. */
export function CanvasLegend({ canvas, onRename }: { canvas: Canvas; onRename?: () => void }) {
  const t = useTexts<typeof texts>('canvas');
  return (
    <div className={styles.legend}>
      <ul aria-label={t('voices.label')}>
        {voices.map((voice) => (
          <li key={voice}>
            <span className={notes.swatch} data-voice={voice} aria-hidden="true">
              <i className={notes.mark} data-voice={voice} />
            </span>
            {voiceName(canvas, voice, t(`voices.${voice}`))}
          </li>
        ))}
      </ul>
      <p>{t('voices.text')}</p>
      {onRename && (
        <button type="button" className={styles.rename} onClick={onRename}>
          {t('voices.rename')}
        </button>
      )}
    </div>
  );
}
