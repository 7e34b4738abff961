import { listWrittenSlides, type WrittenSlide } from '@chulbal/contract/slides';
import { useState } from 'react';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { confirm } from '../../../ui/feedback/dialogs.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { OrderedRows } from '../../console/ordered-rows.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useCommand } from '../../console/use-command.ts';
import type { Route } from './+types/slide-desk';
import { slideCommand } from './commands.ts';
import type { slideDesk as texts } from './slide-desk.ko.ts';
import styles from './slide-desk.module.css';
import { SlideForm } from './slide-form.tsx';
import { pictureForOperators } from './slide-preview.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { slides: await api(listWrittenSlides, {}), now: now.getTime() };
}

/** `/console/slides`: the slides of the start page in their order, one of them open for editing. */
export default function SlideDesk({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('slideDesk');
  const { slides, now } = loaderData;
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const { busy, problem, run } = useCommand();

  async function remove({ id, titleKo }: WrittenSlide) {
    const sure = await confirm({
      ...{ title: t('removeTitle', { title: titleKo.replaceAll('\n', ' ') }), body: t('removeBody') },
      ...{ ok: t('remove'), danger: true },
    });
    if (sure && (await run(() => slideCommand('remove', { id })))) toast.success(t('removed'));
  }
  const add = (
    <Button variant="primary" icon="plus" disabled={open === 'new'} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} />
      <div className={styles.page}>
        {slides.length > 0 && (
          <div className={styles.top}>
            <p>{t('order')}</p>
            {add}
          </div>
        )}
        {problem && (
          <p className={styles.error} role="alert">
            {problem.message}
          </p>
        )}
        {open === 'new' && (
          <section aria-labelledby="new-slide">
            <h2 id="new-slide" className={styles.newOne}>
              {t('newOne')}
            </h2>
            <SlideForm onClose={() => setOpen(null)} />
          </section>
        )}
        {slides.length === 0 && open === null && (
          <EmptyState title={t('empty')} text={t('emptyText')} action={add} />
        )}
        <OrderedRows
          rows={slides.map((slide) => ({
            key: slide.id,
            name: slide.titleKo.replaceAll('\n', ' '),
            row: (
              <>
                <img
                  className={styles.thumb}
                  data-tone={slide.tone}
                  src={pictureForOperators(slide)}
                  alt=""
                  width={112}
                  height={64}
                  loading="lazy"
                />
                <span className={styles.name}>
                  <b>{slide.titleKo.replaceAll('\n', ' ')}</b>
                  <small>{slide.linkTo}</small>
                </span>
                {slide.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
                <SlideState slide={slide} now={now} />
                <Button
                  variant="line"
                  disabled={busy}
                  onClick={() => void run(() => slideCommand('show', { id: slide.id, shown: !slide.shown }))}
                >
                  {t(slide.shown ? 'hide' : 'show')}
                </Button>
                <Button
                  variant="line"
                  aria-expanded={open === slide.id}
                  onClick={() => setOpen(open === slide.id ? null : slide.id)}
                >
                  {t('edit')}
                </Button>
                <Button variant="line" disabled={busy} onClick={() => void remove(slide)}>
                  {t('remove')}
                </Button>
              </>
            ),
            below: open === slide.id && (
              <SlideForm key={slide.editVersion} slide={slide} onClose={() => setOpen(null)} />
            ),
          }))}
          busy={busy}
          fixed={open !== null}
          onOrder={async (ids) => (await run(() => slideCommand('order', { ids }))) !== null}
        />
      </div>
    </>
  );
}

/** Whether visitors see a slide now, and until or from when. */
function SlideState({ slide, now }: { slide: WrittenSlide; now: number }) {
  const t = useTexts<typeof texts>('slideDesk');
  const language = useLanguage();
  const { shown, shownFrom, shownUntil } = slide;
  if (!shown) return <Tag>{t('hidden')}</Tag>;
  if (shownUntil && Date.parse(shownUntil) <= now) return <Tag>{t('over')}</Tag>;
  if (shownFrom && Date.parse(shownFrom) > now) {
    return <Tag>{t('waiting', { at: momentText(shownFrom, language) })}</Tag>;
  }
  return (
    <>
      <Tag hot>{t('shown')}</Tag>
      {shownUntil && <small>{t('until', { at: momentText(shownUntil, language) })}</small>}
    </>
  );
}
