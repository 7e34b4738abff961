import { useState } from 'react';
import { alert, confirm } from '../../lib/dialogs.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { useDownload } from '../../ui/feedback/download-link.tsx';
import { downloads } from '../../ui/feedback/downloads.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { gallery } from './gallery.ko.ts';

export function GalleryFeedback() {
  const t = useTexts<typeof gallery>('gallery');
  const download = useDownload();
  const [modal, setModal] = useState(false);

  async function ask() {
    const answer = await confirm({
      title: t('feedback.confirmTitle'),
      body: t('feedback.confirmBody'),
      cancel: t('feedback.keep'),
      ok: t('action.cancel'),
    });
    toast.info(t('feedback.answered', { answer: String(answer) }));
  }
  function start(name: string, total: number | null) {
    const uuid = crypto.randomUUID();
    downloads.start(uuid, name);
    downloads.progress(uuid, 3_100_000, total);
  }

  return (
    <Stack gap={5}>
      <Row>
        <Button onClick={() => toast.success(t('feedback.sent'))}>{t('feedback.success')}</Button>
        <Button onClick={() => toast.error(t('feedback.notPeriod'))}>{t('feedback.error')}</Button>
        <Button onClick={() => toast.info(t('feedback.news'))}>{t('feedback.info')}</Button>
        <Button onClick={() => toast.success(t('feedback.sent'), { area: 'workbench' })}>
          {t('feedback.work')}
        </Button>
      </Row>
      <Row>
        <Button onClick={() => void ask()}>{t('feedback.confirm')}</Button>
        <Button
          onClick={() => void alert({ title: t('feedback.alertTitle'), body: t('feedback.alertBody') })}
        >
          {t('feedback.alert')}
        </Button>
        <Button onClick={() => setModal(true)}>{t('feedback.modal')}</Button>
      </Row>
      <Row>
        <Button onClick={() => start(t('file.paperBook'), 4_840_000)}>{t('feedback.download')}</Button>
        <Button onClick={() => start(t('file.zip'), null)}>{t('feedback.unknown')}</Button>
        <Button onClick={() => void download('/no-such-file', {}, t('file.zip'))}>
          {t('feedback.failing')}
        </Button>
        <Button
          onClick={() => {
            for (const item of downloads.list()) downloads.end(item.uuid);
          }}
        >
          {t('feedback.endAll')}
        </Button>
      </Row>
      <Modal
        open={modal}
        onClose={() => setModal(false)}
        title={t('lane.pitch')}
        actions={
          <Button variant="primary" onClick={() => setModal(false)}>
            {t('action.next')}
          </Button>
        }
      >
        <Field label={t('field.item')}>
          <TextArea max={500} />
        </Field>
      </Modal>
    </Stack>
  );
}
