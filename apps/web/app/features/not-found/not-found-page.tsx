import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { NotFoundScene } from '../../art/not-found-scene.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { notFound } from './not-found.ko.ts';

/** The 404 page. Whoever came by a click inside the site is told so and taken one step back. */
export function NotFoundPage() {
  const t = useTexts<typeof notFound>('notFound');
  const navigate = useNavigate();
  const clicked = useNavigationType() === 'PUSH';
  const left = useRef(false);
  const text = t('toast');
  useEffect(() => {
    if (!clicked || left.current) return;
    left.current = true;
    toast.error(text);
    void navigate(-1);
  }, [clicked, navigate, text]);
  return (
    <>
      <PageMeta title={t('title')} noIndex />
      <NotFoundScene
        title={t('heading')}
        text={t('body')}
        picture={t('picture')}
        actions={
          <>
            <ButtonLink variant="primary" to="/">
              {t('home')}
            </ButtonLink>
            <ButtonLink variant="line" to="/board/notice">
              {t('notices')}
            </ButtonLink>
            <ButtonLink variant="ghost" to="/board/faq">
              {t('questions')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
