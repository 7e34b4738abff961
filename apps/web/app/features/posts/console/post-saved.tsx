import { secondText } from '../../../lib/korean-time.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { AutosaveView } from '../../autosave/autosave-engine.ts';
import { type Edited, isUnsaved } from '../../autosave/edited.ts';
import type { postDesk as texts } from './post-desk.ko.ts';
import styles from './post-desk.module.css';

/** Whether and when everything written was saved. The time is the server's acknowledgement. */
export function PostSaved({ view }: { view: AutosaveView<Edited> }) {
  const t = useTexts<typeof texts>('postDesk');
  const { content, activity, message } = view;
  const { savedAt } = content;
  const trouble = activity === 'unreached' || activity === 'signedOut' || activity === 'refused';
  const words = trouble
    ? (message ?? t(`saved.${activity === 'signedOut' ? 'signedOut' : 'unreached'}`))
    : isUnsaved(content)
      ? t('saved.saving')
      : t('saved.at', { at: savedAt ? secondText(savedAt) : '' });
  return (
    <span
      className={styles.saved}
      data-state={trouble ? 'trouble' : isUnsaved(content) ? 'saving' : 'saved'}
      role="status"
    >
      <DenseIcon name={trouble ? 'warning' : isUnsaved(content) ? 'clock' : 'done'} />
      {words}
    </span>
  );
}
