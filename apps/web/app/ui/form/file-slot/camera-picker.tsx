import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Icon } from '../../icon/icon.tsx';
import type { ui } from '../../ui.ko.ts';
import { FilePicker } from './file-picker.tsx';
import styles from './file-slot.module.css';

type Props = {
  labelId: string;
  accept: string | undefined;
  disabled: boolean | undefined;
  onPick: ((file: File) => void) | undefined;
  className?: string | undefined;
};

/** Beside choosing a file, on a phone: a photograph of what is asked for. Only where a slot takes JPEG, as cameras make. */
export function CameraPicker({ accept, className, ...picker }: Props) {
  const t = useTexts<typeof ui>('ui');
  if (!accept?.split(',').includes('.jpg')) return null;
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
