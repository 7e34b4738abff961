import { listWrittenSlides, type WrittenSlide } from '@chulbal/contract/slides';
import { useCommand } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { OrderedPage } from '../ordered-list/ordered-page.tsx';
import { slideCommand } from '../shell/commands.ts';
import type { Route } from './+types/slide-admin';
import type { slideAdmin as texts } from './slide-admin.ko.ts';
import { SlideForm } from './slide-form.tsx';
import { shownLink } from './slide-link.ts';
import { pictureForOperators } from './slide-preview.tsx';
import styles from './slides.module.css';

export const handle: TextsHandle = {
  texts: ['saving', 'console-ordered-list', 'console-edit-conflicts', 'ui-content-file'],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  return { slides: await api(listWrittenSlides, {}), now: now.getTime() };
}

/** `/console/slides`: the slides of the start page in their order, one of them open for editing. */
export default function SlideAdmin({ loaderData: { slides, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('slideAdmin');
  const slug = useRootData().site?.slug ?? '';
  const command = useCommand();
  const { busy, run } = command;

  async function remove(slide: WrittenSlide) {
    const sure = await confirm({
      ...{ title: t('removeTitle', { title: nameOf(slide) }), body: t('removeBody') },
      ...{ ok: t('remove'), danger: true },
    });
    if (sure && (await run(() => slideCommand('remove', { id: slide.id })))) toast.success(t('removed'));
  }
  return (
    <OrderedPage
      words={{
        ...{ title: t('title'), add: t('add'), order: t('order') },
        ...{ empty: t('empty'), emptyText: t('emptyText') },
      }}
      rows={slides.map((slide) => ({
        key: slide.id,
        name: nameOf(slide),
        small: shownLink(slide.linkTo, slug),
        picture: (
          <img
            className={styles.thumb}
            data-tone={slide.tone}
            src={pictureForOperators(slide)}
            alt=""
            width={112}
            height={64}
            loading="lazy"
          />
        ),
        standing: (
          <>
            {slide.titleEn === '' && <Tag>{t('noEnglish')}</Tag>}
            <SlideState slide={slide} now={now} />
          </>
        ),
        show: (
          <Button
            variant="line"
            disabled={busy}
            onClick={() => void run(() => slideCommand('show', { id: slide.id, shown: !slide.shown }))}
          >
            {t(slide.shown ? 'hide' : 'show')}
          </Button>
        ),
        remove: (
          <IconButton
            icon="trash"
            label={t('removeOf', { title: nameOf(slide) })}
            disabled={busy}
            onClick={() => void remove(slide)}
          />
        ),
      }))}
      form={(id, writing) => (
        <SlideForm key={id} slide={slides.find((slide) => slide.id === id)} {...writing} />
      )}
      command={command}
      onOrder={async (ids) => (await run(() => slideCommand('order', { ids }))) !== null}
    />
  );
}

/** A title of two lines in one. */
const nameOf = ({ titleKo }: WrittenSlide) => titleKo.replaceAll('\n', ' ');

/** Whether visitors see a slide now, and until or from when. */
function SlideState({ slide, now }: { slide: WrittenSlide; now: number }) {
  const t = useTexts<typeof texts>('slideAdmin');
  const language = useLanguage();
  const { shown, shownFrom, shownUntil } = slide;
  if (!shown) return <StateMark kind="off">{t('hidden')}</StateMark>;
  if (shownUntil && Date.parse(shownUntil) <= now) return <StateMark kind="off">{t('over')}</StateMark>;
  if (shownFrom && Date.parse(shownFrom) > now) {
    return <StateMark kind="wait">{t('waiting', { at: momentText(shownFrom, language) })}</StateMark>;
  }
  return (
    <>
      <StateMark kind="ok">{t('shown')}</StateMark>
      {shownUntil && <small>{t('until', { at: momentText(shownUntil, language) })}</small>}
    </>
  );
}
