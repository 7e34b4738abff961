import type { Member } from '@chulbal/contract/applications/fields';
import { isEmail, isPhone } from '@chulbal/contract/single-values';
import { useState } from 'react';
import { copyText, shareAddress } from '../../../lib/share-address.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { apply } from '../apply.ko.ts';
import { command } from '../commands.ts';
import { useApply } from '../form/apply-context.ts';
import styles from './members.module.css';

/** Asks a member to fill in their own part: a link is sent to them, or shared by the leader's own sheet. */
export function PartAsk({ member, again }: { member: Member; again: boolean }) {
  const t = useTexts<typeof apply>('apply');
  const { data, engine, setParts, touch } = useApply();
  const [busy, setBusy] = useState<'send' | 'share' | null>(null);
  const [shared, setShared] = useState<string | null>(null);
  const { key, tmName: name } = member;

  /** The team's number once what was typed of the member is saved; null where something is missing. */
  async function ready(): Promise<number | null> {
    const prefix = `members.${key}.`;
    const reached = isPhone(member.tmPhone) || isEmail(member.tmEmail);
    const missing = name.trim() ? (reached ? null : 'tmPhone') : 'tmName';
    if (missing) {
      touch(prefix + missing);
      focusField(prefix + missing);
      toast.error(t('ask.unreachable'));
      return null;
    }
    if (!(await engine.save({ create: true }))) {
      toast.error(t('notReached'));
      return null;
    }
    return engine.view().content.teamNo;
  }

  async function send() {
    setBusy('send');
    const teamNo = await ready();
    const answer = teamNo === null ? null : await command('sendPart', { teamNo, key });
    setBusy(null);
    if (answer?.kind === 'done') {
      setParts(answer.data);
      toast.success(t('ask.sent', { name }));
    } else if (answer) toast.error(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
  }

  async function share() {
    setBusy('share');
    const teamNo = await ready();
    const answer = teamNo === null ? null : await command('sharePart', { teamNo, key });
    const parts = answer?.kind === 'done' ? await command('parts', { teamNo: teamNo ?? 0 }) : null;
    setBusy(null);
    if (parts?.kind === 'done') setParts(parts.data);
    if (answer?.kind === 'done') setShared(answer.data.url);
    else if (answer) toast.error(answer.kind === 'refused' ? answer.problem.message : t('notReached'));
  }

  if (!data.open) return null;
  return (
    <Row>
      <Button
        size="sm"
        variant={again ? 'line' : 'ink'}
        icon="chat"
        busy={busy === 'send'}
        onClick={() => void send()}
      >
        {t(again ? 'ask.again' : 'ask.send')}
      </Button>
      <Button size="sm" icon="upload" busy={busy === 'share'} onClick={() => void share()}>
        {t('ask.share')}
      </Button>
      <PartShare member={member} url={shared} onClose={() => setShared(null)} />
    </Row>
  );
}

type PartShareProps = { member: Member; url: string | null; onClose: () => void };

/** What is about to be sent, seen before the phone's own sheet opens or the link is copied. */
function PartShare({ member, url, onClose }: PartShareProps) {
  const t = useTexts<typeof apply>('apply');
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
