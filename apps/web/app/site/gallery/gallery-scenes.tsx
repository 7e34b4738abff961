import { AuthScene } from '../../art/auth-scene.tsx';
import { StartLanesArt } from '../../art/start-lanes-art.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { NotFoundScene } from '../not-found/not-found-scene.tsx';
import { SlideScene } from '../slides/slide-scene.tsx';
import type { gallery } from './gallery.ko.ts';

export function GalleryScenes() {
  const t = useTexts<typeof gallery>('gallery');
  const { brand } = useRootData();
  return (
    <>
      <SlideScene
        level={2}
        picture="later"
        slide={{
          ...{ title: t('scene.title'), subTitle: t('scene.kicker'), desc: t('scene.text'), tone: 'paper' },
          ...{ linkTo: '/test', linkText: t('scene.about', { brand }) },
          ...{ imgSrc: '/art/slide-start.svg', imgAlt: t('scene.picture') },
        }}
      />
      <NotFoundScene
        title={t('scene.lost')}
        text={t('scene.lostText')}
        picture={t('scene.lostPicture')}
        actions={
          <>
            <ButtonLink to="/test" size="lg" icon="chevron-left">
              {t('scene.back')}
            </ButtonLink>
            <ButtonLink to="/" size="lg" variant="primary">
              {t('scene.toStart')}
            </ButtonLink>
          </>
        }
      />
      <AuthScene words={t('scene.again')}>
        <Heading size="3xl">{t('scene.login')}</Heading>
      </AuthScene>
      <AuthScene words={t('scene.again')} step={2}>
        <Heading size="3xl">{t('lane.identity')}</Heading>
      </AuthScene>
      <Section tone="ink">
        <Heading size="display">{t('scene.ready')}</Heading>
        <StartLanesArt />
        <ButtonLink to="/test">{t('action.more')}</ButtonLink>
      </Section>
      <StickyBar
        title={t('lane.papers')}
        note={t('data.deadline')}
        action={
          <ButtonLink to="/test" variant="primary">
            {t('lane.review')}
          </ButtonLink>
        }
      />
    </>
  );
}
