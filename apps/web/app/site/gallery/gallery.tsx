import { type ErrorName, errors, errorText } from '@chulbal/contract/errors';
import { AuthScene } from '../../art/auth-scene.tsx';
import { StartLanesArt } from '../../art/start-lanes-art.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { NotFoundScene } from '../not-found/not-found-scene.tsx';
import { SlideScene } from '../slides/slide-scene.tsx';
import type { gallery } from './gallery.ko.ts';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFiles } from './gallery-files.tsx';
import { GalleryLanes } from './gallery-lanes.tsx';
import { GalleryPart } from './gallery-part.tsx';

/** The gallery of the design system with every error's words, `/test`, in development only. */
export default function Gallery() {
  const t = useTexts<typeof gallery>('gallery');
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <Wrap>
        <PageHead title={t('title')} crumbs={[{ text: t('title') }]} lede={t('lede')} />
        <GalleryPart title={t('section.actions')}>
          <GalleryActions />
        </GalleryPart>
        <GalleryPart title={t('section.fields')}>
          <GalleryFields />
        </GalleryPart>
        <GalleryPart title={t('section.files')}>
          <GalleryFiles />
        </GalleryPart>
        <GalleryPart title={t('section.lanes')}>
          <GalleryLanes />
        </GalleryPart>
        <GalleryPart title={t('section.data')}>
          <GalleryData />
        </GalleryPart>
        <GalleryPart title={t('section.feedback')}>
          <GalleryFeedback />
        </GalleryPart>
        <GalleryPart title={t('section.states')}>
          <GalleryStates />
        </GalleryPart>
      </Wrap>
      <Section tone="paper" tight>
        <GalleryPart title={t('section.errors')}>
          <p>{t('errorsLede')}</p>
          <GalleryErrors />
        </GalleryPart>
      </Section>
      <GalleryScenes />
    </>
  );
}

/** Every row of the error table as a button that says its words. */
function GalleryErrors() {
  const language = useLanguage();
  return (
    <Row>
      {Object.entries(errors).map(([name, { code }]) => (
        <Button key={name} size="sm" onClick={() => toast.error(errorText(name as ErrorName, language))}>
          {code} {name}
        </Button>
      ))}
    </Row>
  );
}

function GalleryStates() {
  const t = useTexts<typeof gallery>('gallery');
  return (
    <Stack gap={6}>
      <FormGrid>
        <EmptyState
          title={t('state.empty')}
          text={t('state.emptyText')}
          level={3}
          action={<ButtonLink to="/test">{t('state.showAll')}</ButtonLink>}
        />
        <ErrorState onRetry={() => {}} note={t('state.retryIn')} />
      </FormGrid>
      <SkeletonRows />
    </Stack>
  );
}

function GalleryActions() {
  const t = useTexts<typeof gallery>('gallery');
  return (
    <Stack gap={5}>
      <Row>
        <Button variant="primary" size="lg" iconEnd="arrow-right">
          {t('action.start')}
        </Button>
        <Button variant="ink" icon="download">
          {t('action.pdf')}
        </Button>
        <Button icon="chevron-left">{t('action.back')}</Button>
        <Button variant="ghost">{t('action.save')}</Button>
        <Button variant="danger">{t('action.cancel')}</Button>
      </Row>
      <Row>
        <Button variant="ink" size="sm">
          {t('action.save')}
        </Button>
        <Button size="sm">{t('action.save')}</Button>
        <Button variant="ghost" size="sm" disabled>
          {t('action.done')}
        </Button>
        <Button variant="ink" busy>
          {t('action.sending')}
        </Button>
        <IconButton icon="pencil" label={t('lane.edit')} />
        <IconButton icon="search" line label={t('field.school')} />
      </Row>
      <Row>
        <ButtonLink to="/test" variant="line">
          {t('action.next')}
        </ButtonLink>
        <MoreLink to="/test">{t('action.more')}</MoreLink>
        <TextLink to="/test">{t('action.link')}</TextLink>
      </Row>
    </Stack>
  );
}

function GalleryScenes() {
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
