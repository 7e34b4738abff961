import type { Member } from '@chulbal/contract/applications/fields';
import { copyText, shareAddress } from '../../../lib/share-address.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import styles from './members.module.css';

type Props = { member: Member; url: string | null; onClose: () => void };

/** What is about to be sent, seen before the phone's own sheet opens or the link is copied. */
export function PartShare({ member, url, onClose }: Props) {
  const t = useTexts<typeof applyFields>('applyFields');
  const { data, form } = useApply();
  const { tmName: name, tmPhone, tmEmail } = member;
  const words = { copied: t('ask.copied', { name }), notCopied: t('ask.notCopied') };
  const what = { title: t('ask.shareTitle'), text: t('ask.shareText', { name }), url: url ?? '' };
  const sheet = typeof navigator !== 'undefined' && 'share' in navigator;
  async function share() {
    await shareAddress(what, words);
    onClose();
  }
  async function copy() {
    await copyText(what.url, words);
    onClose();
  }
  return (
    <Modal
      narrow
      open={url !== null}
      onClose={onClose}
      title={t('ask.shareTo', { name })}
      actions={
        <>
          <Button variant={sheet ? 'ghost' : 'primary'} icon="copy" onClick={() => void copy()}>
            {t('ask.shareCopy')}
          </Button>
          {sheet && (
            <Button variant="primary" icon="upload" onClick={() => void share()}>
              {t('ask.shareOpen')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.letter}>
        <LaneNo lane={data.track.lane} size="lg" />
        <p>
          <b>{form.teamName || what.title}</b>
          {what.text}
        </p>
      </div>
      <p className={styles.hint}>{t('ask.shareNote', { name, contact: tmPhone || tmEmail })}</p>
    </Modal>
  );
}
