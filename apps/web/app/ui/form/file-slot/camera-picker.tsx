import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../icon/icon.tsx';
import type { ui } from '../../ui.ko.ts';
import { FilePicker } from './file-picker.tsx';
import styles from './file-slot.module.css';

type Props = {
  labelId: string;
  accept: string | undefined;
  paper: boolean | undefined;
  disabled: boolean | undefined;
  onPick: ((file: File) => void) | undefined;
  className?: string | undefined;
};

/** Beside choosing a file, on a phone: a photograph of a paper that is asked for. Only where JPEG is taken, as cameras make. */
export function CameraPicker({ accept, paper, className, ...picker }: Props) {
  const t = useTexts<typeof ui>('ui');
  if (!paper || !accept?.split(',').includes('.jpg')) return null;
  return (
    <FilePicker
      {...picker}
      accept="image/jpeg"
      capture="environment"
      className={classNames(className, styles.pick, styles.camera)}
    >
      <Icon name="camera" />
      {t('file.shoot')}
    </FilePicker>
  );
}
