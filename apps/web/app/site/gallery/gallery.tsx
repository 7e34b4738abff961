import { type ErrorName, errors, errorText } from '@chulbal/contract/errors';
import { PageMeta } from '../../lib/page-meta.tsx';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { gallery } from './gallery.ko.ts';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFiles } from './gallery-files.tsx';
import { GalleryLanes } from './gallery-lanes.tsx';
import { GalleryPart } from './gallery-part.tsx';
import { GalleryScenes } from './gallery-scenes.tsx';

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
