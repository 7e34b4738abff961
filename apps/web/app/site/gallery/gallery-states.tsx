import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { gallery } from './gallery.ko.ts';

export function GalleryStates() {
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
