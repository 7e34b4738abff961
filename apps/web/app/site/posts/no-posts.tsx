import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { posts as texts } from './posts.ko.ts';

/** A list without posts: none at all, or none that the filters find. */
export function NoPosts({ keyword, filtered }: { keyword: string | undefined; filtered: boolean }) {
  const t = useTexts<typeof texts>('posts');
  return (
    <EmptyState
      title={keyword ? t('notFound', { keyword }) : t('none')}
      text={t(keyword ? 'notFoundText' : 'noneText')}
      action={
        (keyword || filtered) && (
          <ButtonLink variant="line" to="?">
            {t('showAll')}
          </ButtonLink>
        )
      }
    />
  );
}
