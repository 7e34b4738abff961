import type { PopupView } from '@chulbal/contract/popups/popups';
import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Link } from '../../ui/action/link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { outside } from './outside.ts';
import styles from './popup.module.css';
import type { popups as texts } from './popups.ko.ts';

type Props = {
  popup: PopupView;
  titleId: string;
  /** `notToday`: it is not to be seen again today. */
  onClose: (notToday: boolean) => void;
  /** Where pictures are read; operators read those that nobody else may yet. */
  pictures?: string;
};

/** What a popup says, and how it is closed; the same in a panel, in a modal and in the console's preview. */
export function PopupCard({ popup, titleId, onClose, pictures = '/transfer/file/' }: Props) {
  const t = useTexts<typeof texts>('popups');
  const [notToday, setNotToday] = useState(false);
  const { popupType, popupTitle, popupLink, popupContent } = popup;
  return (
    <div className={styles.card} data-type={popupType}>
      <ScrollRegion className={styles.body} label={t('body', { title: popupTitle })}>
        <Picture popup={popup} pictures={pictures} />
        <div className={styles.words}>
          <h2 id={titleId}>{popupTitle}</h2>
          {popupContent !== '' && <RichText html={popupContent} />}
          {popupLink !== '' && (
            <MoreLink size="sm" to={popupLink} {...outside(popupLink)}>
              {t('more')}
              <VisuallyHidden> {popupTitle}</VisuallyHidden>
            </MoreLink>
          )}
        </div>
      </ScrollRegion>
      <div className={styles.foot}>
        <Checkbox
          label={t('notToday')}
          checked={notToday}
          onChange={(event) => setNotToday(event.currentTarget.checked)}
        />
        <button type="button" data-focus-first onClick={() => onClose(notToday)}>
          {t('close')}
          <VisuallyHidden> {popupTitle}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}

/** The picture leads where the popup leads; its link is the one below, so that nobody meets it twice. */
function Picture({ popup, pictures }: Pick<Props, 'popup'> & { pictures: string }) {
  const { popupModifyFileName, popupAlt, popupLink, width, height } = popup;
  if (!popupModifyFileName || !width || !height) return null;
  const picture = (
    <img src={`${pictures}${popupModifyFileName}`} alt={popupAlt} width={width} height={height} />
  );
  if (popupLink === '') return <div className={styles.picture}>{picture}</div>;
  return (
    <Link className={styles.picture} to={popupLink} tabIndex={-1} {...outside(popupLink)}>
      {picture}
    </Link>
  );
}
