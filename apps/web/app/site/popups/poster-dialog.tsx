import type { PosterView } from '@chulbal/contract/popups/posters';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { buttonClass } from '../../ui/action/button-look.ts';
import { DownloadLink } from '../../ui/feedback/download-link.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { outside } from './outside.ts';
import type { popups as texts } from './popups.ko.ts';
import styles from './posters.module.css';

type Props = {
  poster: PosterView;
  /** What is downloaded. */
  file: { serverFileName: string; name: string };
  open: boolean;
  onClose: () => void;
};

/** A poster as large as the window has room for, to keep and to follow. */
export function PosterDialog({ poster, file, open, onClose }: Props) {
  const t = useTexts<typeof texts>('popups');
  const { posterTitle, posterAlt, posterLink, posterModifyFileName, width, height } = poster;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={posterTitle}
      actions={
        <>
          <DownloadLink file={file} className={buttonClass({ variant: 'line' })}>
            <Icon name="download" />
            {t('download')}
          </DownloadLink>
          {posterLink !== '' && (
            <ButtonLink variant="ink" iconEnd="arrow-right" to={posterLink} {...outside(posterLink)}>
              {t('more')}
            </ButtonLink>
          )}
        </>
      }
    >
      <img
        className={styles.poster}
        src={`/transfer/file/${posterModifyFileName}`}
        alt={posterAlt}
        width={width}
        height={height}
      />
    </Modal>
  );
}
