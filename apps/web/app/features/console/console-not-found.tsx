import { data } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import { PageHead } from './page-head.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** Any address below `/console` that is none. */
export default function ConsoleNotFound() {
  const t = useTexts<typeof texts>('consoleFrame');
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.heading')}
        text={t('notFound.body')}
        action={<ButtonLink to="/console">{t('notFound.back')}</ButtonLink>}
      />
    </>
  );
}
