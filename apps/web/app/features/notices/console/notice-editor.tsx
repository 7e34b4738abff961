import { noticeType, noticeTypeNames } from '@chulbal/contract/notices';
import { getWrittenNotice } from '@chulbal/contract/operator-notices';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { instantOfLocal, localText, secondText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { RichEditor } from '../../console/rich-editor/rich-editor.tsx';
import { useCommand } from '../../console/use-command.ts';
import type { Route } from './+types/notice-editor';
import { noticeCommand } from './commands.ts';
import type { noticeDesk as texts } from './notice-desk.ko.ts';
import styles from './notice-desk.module.css';
import { NoticeFiles } from './notice-files.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { useNoticeDraft } from './use-notice-draft.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const noticeNo = Number(params.noticeNo);
  if (!Number.isSafeInteger(noticeNo) || noticeNo < 1) throw new Response(null, { status: 404 });
  return api(getWrittenNotice, { noticeNo });
}

/** `/console/notices/{noticeNo}`: what the editor holds is its own; another notice is another editor. */
export default function NoticeEditorPage({ loaderData }: Route.ComponentProps) {
  return <NoticeEditor key={loaderData.noticeNo} first={loaderData} />;
}

function NoticeEditor({ first }: { first: Route.ComponentProps['loaderData'] }) {
  const t = useTexts<typeof texts>('noticeDesk');
  const language = useLanguage();
  const { notice, draft, dirty, problem, setProblem, change, flush, taken } = useNoticeDraft(first);
  const [writing, setWriting] = useState<'ko' | 'en'>('ko');
  const [at, setAt] = useState(first.publishAt ? localText(first.publishAt) : '');
  const command = useCommand();
  useBlocker(() => dirty && !confirm(t('leave')));
  const publishAt = instantOfLocal(at);
  const isLater = publishAt !== null && Date.parse(publishAt) > Date.parse(notice.savedAt);
  const fields = problem?.fields ?? {};
  const isKorean = writing === 'ko';
  const publishWord =
    notice.state === 'published' && !isLater ? t('republish') : t(isLater ? 'schedule' : 'publish');

  async function publish() {
    const editVersion = await flush();
    if (editVersion === null) return;
    const { noticeNo } = notice;
    const answer = await noticeCommand('publish', { noticeNo, editVersion, publishAt });
    if (answer.kind === 'refused') {
      setProblem(answer.problem);
      if (answer.problem.fields.titleKo || answer.problem.fields.bodyKo) setWriting('ko');
      else if (answer.problem.fields.titleEn || answer.problem.fields.bodyEn) setWriting('en');
    }
    if (answer.kind !== 'done') return;
    taken(answer.data);
    toast.success(t(isLater ? 'scheduled' : 'published'));
  }

  async function hide(hidden: boolean) {
    const { noticeNo } = notice;
    const done = await command.run(() => noticeCommand('hide', { noticeNo, hidden }));
    if (done) taken({ ...notice, state: hidden ? 'hidden' : 'published' });
  }

  return (
    <>
      <PageHead title={t('write')} windowTitle={draft.titleKo || t('write')}>
        <span className={styles.saved} role="status">
          {dirty ? t('unsaved') : t('saved', { at: secondText(notice.savedAt) })}
        </span>
      </PageHead>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <div className={styles.row}>
            <FieldGroup label={t('languages')}>
              <Segments
                name="writing"
                value={writing}
                onChange={(event) => setWriting(event.currentTarget.value === 'en' ? 'en' : 'ko')}
                choices={[
                  { value: 'ko', text: t('ko') },
                  { value: 'en', text: t('en') },
                ]}
              />
            </FieldGroup>
            {(draft.titleEn === '' || draft.bodyEn === '') && <p className={styles.hint}>{t('noEnglish')}</p>}
          </div>
          {problem && Object.keys(fields).length === 0 && (
            <p className={styles.error} role="alert">
              {problem.message}
            </p>
          )}
          <Field label={t('titleField')} error={isKorean ? fields.titleKo : fields.titleEn}>
            <TextInput
              key={writing}
              lang={writing}
              maxLength={200}
              value={isKorean ? draft.titleKo : draft.titleEn}
              onChange={(event) =>
                change(
                  isKorean ? { titleKo: event.currentTarget.value } : { titleEn: event.currentTarget.value },
                )
              }
            />
          </Field>
          <div className={styles.row}>
            <Field label={t('type')}>
              <Select
                value={draft.noticeType}
                onChange={(event) => change({ noticeType: noticeType.parse(event.currentTarget.value) })}
                options={noticeType.options.map((value) => ({
                  value,
                  text: noticeTypeNames[value][language],
                }))}
              />
            </Field>
            <Field label={t('publishAt')} hint={t('publishAtHint')}>
              <TextInput
                type="datetime-local"
                value={at}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
            </Field>
            <span className={styles.pin}>
              <Switch
                aria-labelledby="pin"
                checked={draft.pinned}
                onChange={(event) => change({ pinned: event.currentTarget.checked })}
              />
              <span id="pin">{t('pin')}</span>
            </span>
          </div>
          {(isKorean ? fields.bodyKo : fields.bodyEn) && (
            <p className={styles.error} role="alert">
              {isKorean ? fields.bodyKo : fields.bodyEn}
            </p>
          )}
          <RichEditor
            key={`text-${writing}`}
            full
            label={`${t('body')} (${t(writing)})`}
            html={isKorean ? draft.bodyKo : draft.bodyEn}
            onChange={(html) => change(isKorean ? { bodyKo: html } : { bodyEn: html })}
          />
          <NoticeFiles files={draft.attachments} onChange={(attachments) => change({ attachments })} />
        </div>
        <aside className={styles.side} aria-label={t('preview')}>
          <div className={styles.doors}>
            <Button variant="line" onClick={() => void flush()}>
              {t('save')}
            </Button>
            <Button variant="primary" onClick={() => void publish()}>
              {publishWord}
            </Button>
            {(notice.state === 'published' || notice.state === 'scheduled') && (
              <Button variant="danger" disabled={command.busy} onClick={() => void hide(true)}>
                {t('hide')}
              </Button>
            )}
            {notice.state === 'hidden' && (
              <Button variant="line" disabled={command.busy} onClick={() => void hide(false)}>
                {t('show')}
              </Button>
            )}
            {notice.state === 'published' && (
              <ButtonLink variant="ghost" to={`/board/notice/detail/${notice.noticeNo}`} target="_blank">
                {t('view')}
              </ButtonLink>
            )}
          </div>
          <NoticePreview draft={notice.draft} language={writing} />
        </aside>
      </div>
    </>
  );
}
